import { invalid } from '../../../refused.ts'
import { labelIn } from '../../../shared/fields/value-set.ts'
import { phoneInE164 } from '../../../shared/phone-in-e164.ts'
import { changedFields } from '../../../team/activity/record.ts'
import type { Changes } from '../../../team/activity/rules/activity.ts'
import { type ContactRecord, contactFields } from '../rules/contact.ts'
import {
  JOINED,
  type JoinedField,
  type MergedField,
  MergedFields,
  type MergeInput,
} from '../rules/merge.ts'

type Choice = Pick<MergeInput, 'fields' | 'both'>
const MAX = { phone: 60, requirements: 10_000, notes: 10_000 }

/**
 * The fields of the kept contact that a merge changes: those taken from the other one, both joined where that was
 * chosen, and the notes of both. A phone brings its country code along. Refuses (400) what is too long together.
 */
export function mergeChanges(kept: ContactRecord, other: ContactRecord, choice: Choice): Changes {
  const { fields = emptyFields(kept, other), both = [] } = choice
  const taken = Object.fromEntries(
    fields.filter((field) => field !== 'notes').map((field) => [field, other[field]]),
  )
  const joined = Object.fromEntries(both.map((field) => [field, joinedField(kept, other, field)]))
  const merged = {
    ...kept,
    ...taken,
    ...(fields.includes('phone') && { countryCode: other.countryCode }),
    ...joined,
    notes: joinedNotes(kept.notes, other.notes),
  }
  if (both.includes('phone')) merged.countryCode = kept.countryCode
  return changedFields(kept, merged)
}

/** The values that the kept contact does not show any more, as sentences for its timeline; null if there are none. */
export function valuesNotChosen(
  kept: ContactRecord,
  other: ContactRecord,
  changes: Changes,
): string | null {
  const lines = MergedFields.ids.flatMap((field) => {
    if (field === 'assignedToId' || field === 'search') return []
    const value = changes[field] ? changes[field][1] : kept[field]
    return [kept[field], other[field]]
      .filter((each) => each && each !== value && !String(value ?? '').includes(String(each)))
      .map((each) => `${MergedFields.labels[field]}: ${inWords(field, String(each))}`)
  })
  return lines.length > 0 ? `Not chosen:\n${[...new Set(lines)].join('\n')}` : null
}

function emptyFields(kept: ContactRecord, other: ContactRecord): MergedField[] {
  return MergedFields.ids.filter((field) => !kept[field] && other[field])
}

function joinedField(kept: ContactRecord, other: ContactRecord, field: JoinedField): string | null {
  const values = [
    kept[field],
    // A number without its country code would be read as one of the kept contact's country.
    field === 'phone' && other.phone && other.countryCode !== kept.countryCode
      ? (phoneInE164(other.phone, other.countryCode) ?? other.phone)
      : other[field],
  ].filter((value) => value !== null)
  const text = [...new Set(values)].join(JOINED[field])
  if (text.length > MAX[field]) throw invalid('both', 'both_too_long', { most: MAX[field] })
  return text || null
}

/** The notes of both, one under the other. What does not fit stands on the timeline. */
function joinedNotes(notes: string | null, others: string | null): string | null {
  if (!notes || !others) return notes ?? others
  if (notes.includes(others)) return notes
  const text = `${notes}\n\n${others}`
  return text.length <= MAX.notes ? text : notes
}

function inWords(field: MergedField, value: string): string {
  const entry = contactFields[field]
  return 'set' in entry ? (labelIn(entry.set, value) ?? value) : value
}
