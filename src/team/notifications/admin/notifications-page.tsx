import { Link } from 'react-router'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { linkClass } from '../../../ui/style/link-class.ts'
import { ListFoot, PAGE_SIZE } from '../../../ui/tables/list-foot.tsx'
import { NotificationList } from './notification-list.tsx'

/** All notifications of the last 90 days. */
export default function NotificationsPage() {
  const list = useListAddress()
  const unread = list.get('unread') === '' ? undefined : true
  return (
    <div className="dense grid w-full max-w-214 grid-cols-1 gap-4 text-sm">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="mr-auto text-xl">Notifications</h1>
        <Link
          to={adminPath('settings/notifications')}
          className={`${linkClass} icon-settings gap-2 before:size-4`}
        >
          Settings
        </Link>
      </div>
      <NotificationList
        isCard
        window={list.window}
        unread={unread}
        head={(actions) => (
          <div className="dense-row flex min-h-(--press) flex-wrap items-center justify-between gap-x-4">
            <Segmented
              label="Show"
              name="unread"
              value={unread ? 'unread' : 'all'}
              onChange={(chosen) => list.show({ unread: chosen === 'unread' ? 1 : null })}
              options={[
                { value: 'all', label: 'All' },
                { value: 'unread', label: 'Unread' },
              ]}
            />
            {actions}
          </div>
        )}
        foot={(total) =>
          total > PAGE_SIZE && (
            <ListFoot
              label="Pages of notifications"
              page={list.page}
              total={total}
              address={(page) => list.address({ page })}
              onPage={(page) => list.show({ page })}
            />
          )
        }
      />
    </div>
  )
}
