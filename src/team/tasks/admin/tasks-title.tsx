import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { CalendarFeed } from '../../../sales/calendar/admin/calendar-feed.tsx'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { ListTitle } from '../../../ui/tables/list-title.tsx'

/** `My Tasks 8 open`, whose they are for those who see everybody's, and Add Task. */
export function TasksTitle({ list, open }: { list: ListState; open: number | null }) {
  const { permissions } = useStaff()
  const isEveryones = list.get('whose') !== ''
  const showMine = () => list.show({ whose: null, shown: null })
  const showEveryones = () => list.show({ whose: 'everyone', shown: null })
  const add = () => list.open({ add: 1 })
  return (
    <ListTitle
      title={isEveryones ? 'Tasks' : 'My Tasks'}
      count={open === null ? null : { found: open, one: 'open', many: 'open' }}
    >
      {permissions.seeAllTasks && (
        <div className="dense-row max-md:hidden">
          <Segmented
            label="Whose tasks"
            name="whose-tasks"
            value={isEveryones ? 'everyone' : ''}
            onChange={(value) => (value === '' ? showMine() : showEveryones())}
            options={[
              { value: '', label: 'Mine' },
              { value: 'everyone', label: 'Everyone’s' },
            ]}
          />
        </div>
      )}
      <CalendarFeed />
      <Button size="small" className="max-md:hidden" onClick={add}>
        <span className="icon-plus before:size-4" />
        Add Task
      </Button>
      <span className="md:hidden">
        <Menu
          label="More for tasks"
          items={[
            { label: 'Add Task', icon: 'icon-plus', onSelect: add },
            {
              label: 'Filter',
              icon: 'icon-sliders-horizontal',
              onSelect: () => list.show({ filter: 1 }),
            },
            ...(permissions.seeAllTasks
              ? [
                  isEveryones
                    ? { label: 'Mine', icon: 'icon-user-round', onSelect: showMine }
                    : { label: 'Everyone’s', icon: 'icon-users', onSelect: showEveryones },
                ]
              : []),
          ]}
        />
      </span>
    </ListTitle>
  )
}
