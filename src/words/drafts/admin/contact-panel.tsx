import { ContactTypes } from '../../../records/contacts/rules/contact.ts'
import { shownPhone } from '../../../records/contacts/rules/shown-phone.ts'
import { useSearchChoices } from '../../../records/units/admin/search-choices.ts'
import { unitSearchQuery } from '../../../records/units/rules/query.ts'
import { parseUnitSearch } from '../../../records/units/rules/search.ts'
import { searchChips } from '../../../records/units/rules/words/search-chips.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { Draft } from '../rules/draft.ts'
import { DraftRow } from './draft-row.tsx'
import type { Paste } from './use-paste.ts'

const rows = [
  { field: 'name', label: 'Name' },
  { field: 'phone', label: 'Phone' },
  { field: 'email', label: 'Email' },
  { field: 'line', label: 'LINE' },
] as const

/** The draft of a contact: who it is, how to reach them, and what they look for as a search of homes. */
export function ContactPanel({ paste, draft }: { paste: Paste; draft: Draft }) {
  const language = useLanguage()
  const { fields, found, missing, questions } = draft
  const type = ContactTypes.read(String(fields.contactType ?? '')) ?? 'lead'
  const row = (label: string, field: string) => ({
    ...{ paste, label, found, groups: [field] },
    questions: missing.includes(field) ? (questions[field] ? [questions[field]] : []) : [],
    isRequired: missing.includes(field),
  })
  const count = Object.keys(fields).length
  return (
    <Card className="overflow-hidden">
      <header className="flex min-h-11.5 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-1">
        <h2 className="text-base">Draft contact</h2>
        <Badge tone="success">{`${count} found`}</Badge>
        {missing.length > 0 && <Badge tone="warning">{`${missing.length} missing`}</Badge>}
      </header>
      {rows.map(({ field, label }) => (
        <DraftRow key={field} {...row(label, field)}>
          <span
            className={fields[field] === undefined ? 'text-ink-3' : 'font-medium wrap-anywhere'}
          >
            {shownPhone(String(fields[field] ?? 'Not set'))}
          </span>
        </DraftRow>
      ))}
      <DraftRow {...row('Contact type', 'contactType')}>
        <span className="font-medium">{labelOf(ContactTypes, type, language)}</span>
      </DraftRow>
      <DraftRow {...row('Looking for', 'search')}>
        <Wishes query={typeof fields.search === 'string' ? fields.search : ''} />
      </DraftRow>
    </Card>
  )
}

/** A search of homes in words. */
function Wishes({ query }: { query: string }) {
  const language = useLanguage()
  const search = parseUnitSearch(Object.fromEntries(new URLSearchParams(query)))
  const { choices, namesOf } = useSearchChoices(search, false)
  const isNamed = choices.lines.length > 0 || !(search.stationId || search.stationIds)
  if (!isNamed) return <Skeleton className="h-7 w-48" />
  const chips = searchChips(search, namesOf(search), language)
  if (chips.length === 0) return <span className="text-ink-3">Not set</span>
  return (
    <ul className="flex flex-wrap gap-1.5">
      {chips.map(({ label, without }) => (
        <li key={unitSearchQuery(without)}>
          <Badge>{label}</Badge>
        </li>
      ))}
    </ul>
  )
}
