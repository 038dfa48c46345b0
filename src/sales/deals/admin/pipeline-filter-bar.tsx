import { useQuery } from '@tanstack/react-query'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { contactQuery } from '../../../records/contacts/admin/contact-calls.ts'
import { unitQuery } from '../../../records/units/admin/unit-calls.ts'
import { optionsOf } from '../../../shared/fields/value-set.ts'
import { useAssignees } from '../../../team/staff/admin/colleague-calls.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { Count } from '../../../ui/tables/count.tsx'
import { FilterChips, FilterSelect } from '../../../ui/tables/filters.tsx'
import { ListFilters } from '../../../ui/tables/list-filters.tsx'
import type { Board } from '../rules/deal-search.ts'
import { DealClosings } from '../rules/deal-search.ts'
import { narrowingParameters, type readPipeline, ValueBands } from './pipeline-address.ts'

/** The search, and the filters by colleague, value, expected close and staleness; all in the address. */
export function PipelineFilterBar({
  list,
  shown,
  summary,
  onAssigned,
}: {
  list: ListState
  shown: ReturnType<typeof readPipeline>
  summary: Board['summary'] | undefined
  /** Called with the chosen value of Assigned to. */
  onAssigned: (assigned: string) => void
}) {
  const language = useLanguage()
  const isNarrow = useNarrow()
  const assignees = useAssignees()
  const address = list.address({})
  const set = (name: string) => (value: string) =>
    list.show({ [name]: value }, { isTyping: isNarrow })
  const { assignedTo } = shown.filters
  const others = narrowingParameters.filter((name) => name !== 'assigned' && list.get(name) !== '')
  const used = others.length + (assignedTo ? 1 : 0)
  const isStale = shown.filters.stale === true
  const clear = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]))
  return (
    <>
      <ListFilters
        search={
          <SearchBox
            label="Search deals"
            placeholder="Contact, unit or deal"
            value={list.get('search')}
            onSearch={(text) => list.show({ search: text }, { isTyping: true })}
          />
        }
        used={used}
        found={summary?.total ?? null}
        one="deal"
        many="deals"
        onClosed={() => list.keep(address)}
        onClear={() =>
          list.show({ ...clear(narrowingParameters), assigned: 'everyone' }, { isTyping: true })
        }
      >
        <FilterSelect
          label="Assigned to"
          value={String(assignedTo ?? 'everyone')}
          onChange={(value) => {
            onAssigned(value)
            set('assigned')(value)
          }}
          options={[
            { value: 'everyone', label: 'Everyone' },
            { value: 'me', label: 'Mine' },
            { value: 'none', label: 'Unassigned' },
            ...assignees,
          ]}
        />
        <FilterSelect
          label="Value"
          value={list.get('value')}
          onChange={set('value')}
          options={[{ value: '', label: 'Any value' }, ...optionsOf(ValueBands, language)]}
        />
        <FilterSelect
          label="Expected close"
          value={list.get('close')}
          onChange={set('close')}
          options={[{ value: '', label: 'Any close date' }, ...optionsOf(DealClosings, language)]}
        />
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isStale}
          onClick={() => set('stale')(isStale ? '' : '1')}
          className="aria-pressed:border-accent aria-pressed:bg-accent-wash"
        >
          <span className="icon-clock before:size-4" />
          Stale
          {summary && <Count value={summary.stale} />}
        </Button>
      </ListFilters>
      <SubjectChips list={list} {...shown.filters} />
    </>
  )
}

/** The home or the contact that the deals are narrowed to. */
function SubjectChips({
  list,
  unitId,
  contactId,
}: {
  list: ListState
  unitId?: number | undefined
  contactId?: number | undefined
}) {
  const isHydrated = useHydrated()
  const unit = useQuery({ ...unitQuery(unitId ?? null), enabled: isHydrated && Boolean(unitId) })
  const contact = useQuery({
    ...contactQuery(contactId ?? null),
    enabled: isHydrated && Boolean(contactId),
  })
  const home = unit.data && `${unit.data.project.name} ${unit.data.unitNumber}`
  const chips = [
    ...(unitId ? [{ id: 'unit', label: `Home: ${home ?? unitId}` }] : []),
    ...(contactId ? [{ id: 'contact', label: `Contact: ${contact.data?.name ?? contactId}` }] : []),
  ]
  return (
    <FilterChips
      chips={chips}
      onRemove={(id) => list.show({ [id]: null })}
      onClear={() => list.show({ unit: null, contact: null })}
    />
  )
}
