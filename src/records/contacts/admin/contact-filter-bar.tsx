import { useQuery } from '@tanstack/react-query'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { optionsOf } from '../../../shared/fields/value-set.ts'
import { formatNumber } from '../../../shared/money.ts'
import { useAssignees } from '../../../team/staff/admin/colleague-calls.ts'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { FilterSelect } from '../../../ui/tables/filters.tsx'
import { ListFilters } from '../../../ui/tables/list-filters.tsx'
import { ContactTypes, LeadSources, LeadStatuses } from '../rules/contact.ts'
import type { ContactSearch } from '../rules/contact-search.ts'
import { contactCountsQuery } from './contact-calls.ts'

/** The search, the type with its numbers, and the selects for status, source and colleague. */
export function ContactFilterBar({
  list,
  search,
  found,
}: {
  list: ListState
  search: ContactSearch
  /** The number of results; null until known. */
  found: number | null
}) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const assignees = useAssignees()
  const { sort: _, ...filters } = search
  const counts = useQuery(contactCountsQuery(filters)).data?.types
  const address = list.address({})
  const set = (name: string) => (value: string) =>
    list.show({ [name]: value }, { isTyping: isNarrow })
  const used = ['type', 'status', 'source', 'assigned'].filter((name) => list.get(name) !== '')
  return (
    <ListFilters
      search={
        <SearchBox
          label="Search contacts"
          placeholder="Name, phone or email"
          value={list.get('search')}
          onSearch={(text) => list.show({ search: text }, { isTyping: true })}
        />
      }
      used={used.length}
      found={found}
      one="contact"
      many="contacts"
      onClosed={() => list.keep(address)}
      onClear={() =>
        list.show({ type: null, status: null, source: null, assigned: null }, { isTyping: true })
      }
    >
      <Segmented
        label="Type"
        name="contact-type"
        value={search.type?.[0] ?? ''}
        onChange={set('type')}
        options={[
          { value: '', label: 'All' },
          ...optionsOf(ContactTypes, language).map(({ value, label }) => ({
            value,
            label: counts
              ? `${label} ${formatNumber(counts[value as keyof typeof counts])}`
              : label,
          })),
        ]}
      />
      <FilterSelect
        label="Status"
        value={search.status?.[0] ?? ''}
        onChange={set('status')}
        options={[{ value: '', label: 'Any status' }, ...optionsOf(LeadStatuses, language)]}
      />
      <FilterSelect
        label="Source"
        value={search.source?.[0] ?? ''}
        onChange={set('source')}
        options={[{ value: '', label: 'Any source' }, ...optionsOf(LeadSources, language)]}
      />
      <FilterSelect
        label="Assigned to"
        value={String(search.assignedTo ?? '')}
        onChange={set('assigned')}
        options={[
          { value: '', label: 'Anyone' },
          { value: 'me', label: 'Mine' },
          { value: 'none', label: 'Unassigned' },
          ...assignees,
        ]}
      />
    </ListFilters>
  )
}
