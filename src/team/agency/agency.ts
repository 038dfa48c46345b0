import * as z from 'zod/mini'
import { type Context, catalogueChanges, inTransaction } from '../../context.ts'
import type { Env } from '../../env.ts'
import { CatalogueMemo } from '../../platform/db/catalogue-memo.ts'
import { singleImageHash } from '../../platform/db/image-hashes.ts'
import { invalid } from '../../refused.ts'
import { definedFields } from '../../shared/fields/defined-fields.ts'
import { imagePath } from '../../shared/paths.ts'
import { changedFields, record } from '../activity/record.ts'
import { refuseOtherVersion } from '../activity/refuse-other-version.ts'
import { WorkingHours } from '../duty/rules/inquiry-settings.ts'
import { AgencyAccents, OWN_ACCENT } from './rules/accent.ts'
import { type Agency, type AgencyChanges, inventedFields, MIN_LOGO_PIXELS } from './rules/agency.ts'

/** The environment's values, which hold until others are saved. */
export type FirstValues = Pick<
  Env,
  'contactPhone' | 'contactEmail' | 'contactLine' | 'contactWhatsapp'
>

/** What clients read of the agency. `lock` locks it until the transaction ends. */
export async function readAgency(
  { db }: Pick<Context, 'db'>,
  first: FirstValues,
  lock = false,
): Promise<Agency> {
  const query = db.selectFrom('agency').selectAll()
  const stored = await (lock ? query.forUpdate() : query).executeTakeFirstOrThrow()
  return agencyOf(stored, first)
}

/** Its name, logo and colour, for what needs no more of it. */
export async function readAgencyLook({
  db,
}: Pick<Context, 'db'>): Promise<Pick<Agency, 'name' | 'logo' | 'accent'>> {
  const columns = ['name', 'logoHash', 'accent'] as const
  return lookOf(await db.selectFrom('agency').select(columns).executeTakeFirstOrThrow())
}

const memo = new CatalogueMemo<Agency>(1)

/** The same for what visitors read, from memory until the catalogue changes. */
export function cachedAgency(
  context: Pick<Context, 'db' | 'catalogue'>,
  first: FirstValues,
): Promise<Agency> {
  return memo.get(context.catalogue, 'agency', () => readAgency(context, first))
}

/** The agency as it is before anything was saved. */
export function unsavedAgency(first: FirstValues): Agency {
  return agencyOf({ hours: [], closedOnHolidays: false, version: 1 }, first)
}

/** Changes what clients read of the agency. Refuses: 400 an unknown or small logo, 409 another version. */
export async function saveAgency(
  context: Context,
  { version, logo, ...input }: AgencyChanges,
  first: FirstValues,
): Promise<Agency> {
  return inTransaction(context, async (tx) => {
    const before = await readAgency(tx, first, true)
    const versions = { sent: version, stored: before.version }
    await refuseOtherVersion(tx, 'agency', null, versions, () => before)
    const fields = { ...definedFields(input), ...(logo !== undefined && { logo }) }
    const changes = changedFields(before, { ...before, ...fields })
    if (Object.keys(changes).length === 0) return before
    const { hours, ...texts } = definedFields(input)
    await tx.db
      .updateTable('agency')
      .set({
        ...Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, value ?? ''])),
        ...(hours && { hours: JSON.stringify(hours) }),
        ...(logo !== undefined && {
          logoHash: logo && (await logoHash(tx, logo)),
        }),
        version: before.version + 1,
        updatedAt: tx.now,
      })
      .execute()
    await record(tx, 'update', 'agency', null, changes, before.version + 1)
    catalogueChanges(tx)
    return readAgency(tx, first)
  })
}

/** Throws 400 for a picture that is not stored, or too small to be printed. */
async function logoHash({ db }: Context, logo: string): Promise<string> {
  const hash = await singleImageHash(db, logo, 'logo')
  const { width, height } = await db
    .selectFrom('images')
    .select(['width', 'height'])
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  if (Math.max(width, height) < MIN_LOGO_PIXELS)
    throw invalid('logo', 'logo_too_small', { pixels: MIN_LOGO_PIXELS })
  return hash
}

type Stored = {
  hours: unknown
  closedOnHolidays: boolean
  version: number
  logoHash?: string | null
  accent?: string
} & {
  [Name in
    | 'name'
    | 'nameTh'
    | 'phone'
    | 'secondPhone'
    | 'line'
    | 'whatsapp'
    | 'email'
    | 'address'
    | 'addressTh'
    | 'licence'
    | 'companyNumber']?: string | null
}

function lookOf({ name, logoHash, accent }: Pick<Stored, 'name' | 'logoHash' | 'accent'>) {
  return {
    name: name || 'Sathani',
    logo: logoHash ? imagePath(logoHash) : null,
    accent: AgencyAccents.read(accent ?? '') ?? OWN_ACCENT,
  }
}

function agencyOf(stored: Stored, first: FirstValues): Agency {
  // Null was never saved, and empty was cleared.
  const { nameTh, secondPhone, address, addressTh, licence, companyNumber } = stored
  const agency = {
    ...lookOf(stored),
    nameTh: nameTh || null,
    phone: stored.phone || first.contactPhone,
    secondPhone: secondPhone || null,
    line: (stored.line ?? first.contactLine) || null,
    whatsapp: (stored.whatsapp ?? first.contactWhatsapp) || null,
    email: stored.email || first.contactEmail,
    address: address || null,
    addressTh: addressTh || null,
    hours: z.array(WorkingHours).parse(stored.hours),
    closedOnHolidays: stored.closedOnHolidays,
    licence: licence || null,
    companyNumber: companyNumber || null,
  }
  return { ...agency, invented: inventedFields(agency), version: stored.version }
}
