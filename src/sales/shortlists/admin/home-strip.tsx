import { Photo } from '../../../city/media/site/photo.tsx'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { offeredPrices } from '../../../records/units/site/unit-price.ts'
import { formatNumber, formatPrice } from '../../../shared/money.ts'
import { shortlistTexts } from './shortlist-texts.ts'
import { homeName } from './use-chosen-homes.ts'

/** The homes to send on a phone, side by side. */
export function HomeStrip({
  homes,
  searchedType,
}: {
  homes: readonly UnitRecord[]
  /** What is looked for: its price is shown. */
  searchedType: UnitSearch['listingType']
}) {
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards need to scroll it
      tabIndex={0}
      aria-label={shortlistTexts.homes}
      className="-mx-4 flex snap-x scroll-px-4 gap-2.5 overflow-x-auto px-4 pb-1 [scrollbar-width:none]"
    >
      {homes.map((unit) => (
        <li key={unit.id} className="grid w-28 flex-none snap-start grid-cols-1">
          <span className="mb-1 block aspect-card overflow-hidden rounded-control bg-wash">
            <Photo image={unit.images[0] ?? unit.project.images[0] ?? null} alt="" size="thumb" />
          </span>
          <b className="truncate font-medium tabular-nums">{figureOf(unit, searchedType)}</b>
          <span className="truncate text-ink-2" title={homeName(unit)}>
            {unit.unitNumber}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A price or a monthly rent, short. */
function figureOf(unit: UnitRecord, searchedType: UnitSearch['listingType']): string {
  const { price, rent } = offeredPrices(unit)
  if (rent !== null && (searchedType === 'rent' || price === null)) return formatNumber(rent)
  return price === null ? '' : formatPrice(price)
}
