import type { Context } from '../context.ts'
import { CSV_MARK, csvLine } from '../shared/csv.ts'
import { bangkokDate } from '../shared/dates.ts'
import { textStream } from '../shared/text-stream.ts'
import { ListingTypes, type UnitRecord, UnitStatuses, unitFields } from './rules.ts'
import type { UnitSearch } from './search-rules.ts'
import { unitRecords } from './store.ts'
import { unitIds } from './unit-list.ts'

const BATCH = 500

/**
 * Every unit that a search finds, in its order, as a CSV file that spreadsheets open and an import of
 * units reads again.
 */
export async function exportUnits(
  context: Context,
  search: UnitSearch,
): Promise<ReadableStream<Uint8Array>> {
  const { total } = await unitIds(context, search, { limit: 1, offset: 0 })
  const { ids } = await unitIds(context, search, { limit: Math.max(total, 1), offset: 0 })
  return textStream(lines(context, ids))
}

async function* lines({ db }: Context, ids: readonly number[]): AsyncGenerator<string, void> {
  yield CSV_MARK + csvLine(Object.keys(columns))
  for (let at = 0; at < ids.length; at += BATCH) {
    const units = await unitRecords(db, ids.slice(at, at + BATCH))
    yield units
      .map((unit) => csvLine(Object.values(columns).map((cell) => written(cell(unit)))))
      .join('')
  }
}

type Cell = string | number | boolean | readonly string[] | null | undefined

/** The columns by the names that the import knows them by; those after them are to be read. */
const columns: Readonly<Record<string, (unit: UnitRecord) => Cell>> = {
  project: ({ project }) => project.name,
  projectId: ({ projectId }) => projectId,
  unitNumber: ({ unitNumber }) => unitNumber,
  floor: ({ floor }) => floor,
  bedrooms: ({ bedrooms }) => (bedrooms === 0 ? 'Studio' : bedrooms),
  bathrooms: ({ bathrooms }) => bathrooms,
  size: ({ size }) => size,
  listingType: ({ listingType }) => ListingTypes.labels[listingType],
  price: ({ price }) => price,
  rentAmount: ({ rentAmount }) => rentAmount,
  status: ({ status }) => UnitStatuses.labels[status],
  availabilityDate: ({ availabilityDate }) => availabilityDate && bangkokDate(availabilityDate),
  rentedUntil: ({ rentedUntil }) => rentedUntil,
  propertyType: ({ propertyType }) => unitFields.propertyType.text(propertyType),
  furnishing: ({ furnishing }) => unitFields.furnishing.text(furnishing),
  ownershipType: ({ ownershipType }) => unitFields.ownershipType.text(ownershipType),
  propertyFacing: ({ propertyFacing }) => unitFields.propertyFacing.text(propertyFacing),
  propertyView: ({ propertyView }) =>
    propertyView.map((view) => unitFields.propertyView.text([view])),
  petAllowed: ({ petAllowed }) => petAllowed,
  smokingAllowed: ({ smokingAllowed }) => smokingAllowed,
  primary: ({ primary }) => primary,
  showOnWebsite: ({ showOnWebsite }) => showOnWebsite,
  description: ({ description }) => description,
  seoTitle: ({ seoTitle }) => seoTitle,
  keyFeatures: ({ keyFeatures }) => keyFeatures,
  uniqueFeatures: ({ uniqueFeatures }) => uniqueFeatures,
  externalDataSource: ({ externalDataSource }) => externalDataSource,
  ownerContactId: ({ ownerContactId }) => ownerContactId,
  agentContactId: ({ agentContactId }) => agentContactId,
  id: ({ id }) => id,
  owner: ({ ownerContact }) => ownerContact?.name,
  ownerPhone: ({ ownerContact }) => ownerContact?.phone,
  agent: ({ agentContact }) => agentContact?.name,
  agentPhone: ({ agentContact }) => agentContact?.phone,
  address: ({ project }) => project.address,
  nearestStation: ({ project }) => project.nearestStation?.name,
  distanceToStation: ({ project }) => project.distanceToStation,
  updatedAt: ({ updatedAt }) => bangkokDate(updatedAt),
}

function written(cell: Cell): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no'
  if (typeof cell !== 'object') return String(cell)
  // An only text with a comma is one all the same.
  return cell.length === 1 && cell[0]?.includes(',') ? `${cell[0]};` : cell.join('; ')
}
