import { useQuery } from '@tanstack/react-query'
import type { ListState } from '../../../../admin/record-list/use-list-address.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { useAssignees } from '../../../../team/staff/admin/colleague-calls.ts'
import { Button } from '../../../../ui/button.tsx'
import { ChoiceField } from '../../../../ui/fields/choice-field.tsx'
import { CheckboxField, SelectField } from '../../../../ui/fields/field.tsx'
import { Segmented } from '../../../../ui/fields/segmented.tsx'
import { useOptimisticChoice } from '../../../../ui/fields/use-optimistic-choice.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import { Channels, type ThreadCounts } from '../../rules/thread.ts'
import { threadCountsQuery } from '../inbox-calls.ts'
import {
  filterNames,
  readView,
  type ThreadMark,
  ThreadMarks,
  ThreadViews,
} from '../thread-search.ts'

/** The views of the inbox with their counts, and the other filters behind a button. */
export function ThreadFilters({ list }: { list: ListState }) {
  const counts = useQuery(threadCountsQuery).data
  const used = filterNames.filter((name) => list.get(name) !== '').length
  const waiting = list.get('unassigned') === '' ? (counts?.unassigned ?? 0) : 0
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Views {...{ list, counts, used }} />
      {waiting > 0 && (
        <button
          type="button"
          onClick={() => list.show({ view: null, unassigned: 1 })}
          className="icon-users flex min-h-(--press) items-center gap-2 rounded-control bg-warning-wash px-3 text-left font-medium text-warning before:size-4 hover:underline"
        >
          {withCount('Unassigned', waiting)}
        </button>
      )}
    </div>
  )
}

function Views({
  list,
  counts,
  used,
}: {
  list: ListState
  counts: ThreadCounts | undefined
  used: number
}) {
  return (
    <div className="dense-row flex gap-1.5">
      <Segmented
        label="Show conversations"
        name="view"
        className="min-w-0 flex-1 [&>label]:px-1.5!"
        value={readView(list)}
        onChange={(view) => list.show({ view: view === 'open' ? null : view })}
        options={ThreadViews.ids.map((id) => ({
          value: id,
          label: withCount(ThreadViews.labels[id], id === 'archived' ? 0 : counts?.[id]),
        }))}
      />
      <Popover
        label="More filters"
        trigger={
          <button
            type="button"
            aria-label={used > 0 ? `More filters, ${used} in use` : 'More filters'}
            className={classNames(
              'inline-flex h-(--press) min-w-(--press) flex-none items-center justify-center gap-1.5 rounded-control border bg-card px-2 text-ink-2 hover:border-field hover:text-ink',
              used > 0 ? 'border-accent font-strong text-accent' : 'border-line',
            )}
          >
            <span className="icon-sliders-horizontal before:size-4" />
            {used > 0 && used}
          </button>
        }
      >
        <MoreFilters list={list} counts={counts} used={used} />
      </Popover>
    </div>
  )
}

function MoreFilters({
  list,
  counts,
  used,
}: {
  list: ListState
  counts: ThreadCounts | undefined
  used: number
}) {
  const language = useLanguage()
  const assignees = useAssignees()
  const [assigned, chooseAssigned] = useOptimisticChoice(list.get('assigned'))
  const [channel, chooseChannel] = useOptimisticChoice(list.get('channel'))
  return (
    <div className="dense grid gap-4">
      <SelectField
        label="Channel"
        value={channel}
        onChange={({ currentTarget }) => {
          chooseChannel(currentTarget.value)
          list.show({ channel: currentTarget.value })
        }}
      >
        <option value="">Any channel</option>
        {Channels.ids.map((id) => (
          <option key={id} value={id}>
            {withCount(labelOf(Channels, id, language), counts?.channels[id])}
          </option>
        ))}
      </SelectField>
      <ChoiceField
        label="Assigned to"
        none="Anyone"
        options={assignees}
        value={assigned}
        onChange={({ currentTarget }) => {
          chooseAssigned(currentTarget.value)
          list.show({ assigned: currentTarget.value, ...keptMarks(list, currentTarget.value) })
        }}
      />
      <fieldset className="grid gap-1">
        <legend className="sr-only">Only show</legend>
        {ThreadMarks.ids.map((mark) => (
          <Mark key={mark} list={list} mark={mark} count={counts?.[mark]} />
        ))}
      </fieldset>
      {used > 0 && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => list.show(Object.fromEntries(filterNames.map((name) => [name, null])))}
        >
          Clear filters
        </Button>
      )}
    </div>
  )
}

/** What a colleague has is not unassigned, nor only mine. */
function keptMarks(list: ListState, assigned: string) {
  if (assigned === '') return {}
  return { unassigned: null, ...(readView(list) === 'mine' && { view: null }) }
}

function Mark({
  list,
  mark,
  count,
}: {
  list: ListState
  mark: ThreadMark
  count: number | undefined
}) {
  const [isOn, choose] = useOptimisticChoice(list.get(mark) !== '')
  return (
    <CheckboxField
      label={withCount(ThreadMarks.labels[mark], count)}
      checked={isOn}
      onChange={({ currentTarget: { checked } }) => {
        choose(checked)
        list.show({
          [mark]: checked ? 1 : null,
          ...(mark === 'unassigned' && checked && { assigned: null }),
        })
      }}
      className="min-h-(--press)"
    />
  )
}

function withCount(label: string, count: number | undefined): string {
  return count ? `${label} ${formatNumber(count)}` : label
}
