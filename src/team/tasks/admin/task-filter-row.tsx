import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { optionsOf } from '../../../shared/fields/value-set.ts'
import { Button } from '../../../ui/button.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { FilterRow, FilterSelect } from '../../../ui/tables/filters.tsx'
import { useAssignees } from '../../staff/admin/colleague-calls.ts'
import { TaskPriorities } from '../rules/task.ts'

/** The search, the priority and the colleague; only while one is in use, or asked for. */
export function TaskFilterRow({ list }: { list: ListState }) {
  const language = useLanguage()
  const whose = list.get('whose')
  const assignees = useAssignees(whose !== '')
  const isUsed = ['search', 'priority', 'filter', 'whose'].some((name) => list.get(name) !== '')
  if (!isUsed) return null
  return (
    <FilterRow>
      <SearchBox
        label="Search tasks"
        placeholder="Task or contact"
        value={list.get('search')}
        onSearch={(text) => list.show({ search: text }, { isTyping: true })}
      />
      <FilterSelect
        label="Priority"
        value={list.get('priority')}
        onChange={(priority) => list.show({ priority })}
        options={[{ value: '', label: 'Any priority' }, ...optionsOf(TaskPriorities, language)]}
      />
      {whose !== '' && (
        <FilterSelect
          label="Whose"
          value={whose}
          onChange={(next) => list.show({ whose: next, shown: null })}
          options={[{ value: 'everyone', label: 'Everyone’s' }, ...assignees]}
        />
      )}
      <Button
        variant="plain"
        size="small"
        onClick={() => list.show({ search: null, priority: null, filter: null, whose: null })}
      >
        Clear filters
      </Button>
    </FilterRow>
  )
}
