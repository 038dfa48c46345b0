import { labelOf, type ValueSet } from '../../../../shared/fields/value-set.ts'
import type { Language } from '../../../../shared/language.ts'
import { type ContactRecord, contactFields } from '../../rules/contact.ts'
import { JOINED, type JoinedField, type MergedField, MergedFields } from '../../rules/merge.ts'
import { shownPhone } from '../../rules/shown-phone.ts'

/** The two columns of a comparison. */
export type Side = 0 | 1
type Pair = readonly [ContactRecord, ContactRecord]
/** What was chosen by hand: a column, or both values. */
export type Chosen = Readonly<Partial<Record<MergedField, Side | 'both'>>>

/** A row of the comparison: two values to choose from, or one line. */
export type MergeRow = {
  field: MergedField
  label: string
  values: readonly [string | null, string | null]
  /** Both are alike, or both are kept: nothing is asked. */
  isOneLine: boolean
  chosen: Side | 'both'
  canHoldBoth: boolean
}

const labels: Partial<Record<MergedField, string>> = {
  contactType: 'Type',
  email: 'E-mail',
  line: 'LINE',
  jobTitle: 'Job title',
}

/** The rows of two contacts; a field that both lack is left out. `keep` is the column of the kept contact. */
export function mergeRows(
  contacts: Pair,
  keep: Side,
  chosen: Chosen,
  language: Language,
): MergeRow[] {
  return MergedFields.ids.flatMap((field) => {
    const [one, other] = contacts
    const values = [words(one, field, language), words(other, field, language)] as const
    if (values[0] === null && values[1] === null) return []
    const isAlike = sameValue(field, values)
    const canHoldBoth = field in JOINED && !isAlike && values[0] !== null && values[1] !== null
    return {
      field,
      label: labels[field] ?? labelOf(MergedFields, field, language),
      values,
      isOneLine: field === 'notes' || isAlike,
      chosen: chosen[field] ?? (values[keep] === null ? opposite(keep) : keep),
      canHoldBoth,
    }
  })
}

/** What the call sends: the fields taken from the contact that is not kept, and those of which both stay. */
export function mergeBody(contacts: Pair, keep: Side, rows: readonly MergeRow[]) {
  const [kept, other] = keep === 0 ? contacts : ([contacts[1], contacts[0]] as const)
  const asked = rows.filter(({ isOneLine }) => !isOneLine)
  return {
    otherId: other.id,
    fields: asked.filter(({ chosen }) => chosen === opposite(keep)).map(({ field }) => field),
    both: asked.filter(({ chosen }) => chosen === 'both').map(({ field }) => field as JoinedField),
    version: kept.version,
    otherVersion: other.version,
  }
}

/** The labels of the fields of either contact that changed since the comparison was opened. */
export function changedSince(before: Pair, now: Pair, language: Language): string[] {
  const changed = MergedFields.ids.filter((field) =>
    ([0, 1] as const).some((side) => before[side][field] !== now[side][field]),
  )
  return changed.map((field) => labels[field] ?? labelOf(MergedFields, field, language))
}

const opposite = (side: Side): Side => (side === 0 ? 1 : 0)

function words(contact: ContactRecord, field: MergedField, language: Language): string | null {
  if (field === 'assignedToId') return contact.assignedTo?.name ?? null
  const value = contact[field]
  if (value === null || value === '') return null
  if (field === 'phone' || field === 'whatsapp') return shownPhone(value)
  const entry = contactFields[field]
  // Safe: the database checks each value against its set.
  return 'set' in entry ? labelOf(entry.set as ValueSet<string>, value as string, language) : value
}

function sameValue(field: MergedField, [one, other]: MergeRow['values']): boolean {
  if (one === null || other === null) return false
  const plain = (text: string) =>
    field === 'phone' || (field === 'whatsapp' && /^[\d\s()+.-]+$/.test(text))
      ? text.replace(/\D/g, '').replace(/^(?:00)?660?|^0/, '')
      : text.trim().toLowerCase()
  return plain(one) === plain(other)
}
