import { useQuery, useQueryClient } from '@tanstack/react-query'
import * as Popover from 'radix-ui/popover'
import { type ComponentProps, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { takeNewSession } from '../../../admin/screen/new-session.ts'
import { adminPath } from '../../../shared/paths.ts'
import { classNames } from '../../../ui/style/class-names.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { notificationsPath } from '../rules/notification-texts.ts'
import { notificationSettingsQuery, unreadQuery } from './notification-calls.ts'
import { NotificationList } from './notification-list.tsx'
import { hasPush, resumePush } from './push-browser.ts'
import { useTitleCount } from './use-title-count.ts'

const IN_BELL = 8

/** The bell with the number of unread notifications, and their list; on a phone the list is a page. */
export function Bell({ userId }: { userId: number }) {
  const { data: unread = 0 } = useQuery(unreadQuery)
  const [isOpen, setIsOpen] = useState(false)
  const isNarrow = useNarrow()
  useTitleCount(unread)
  useResumedPush(userId)
  const label = unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`
  if (isNarrow) {
    return (
      <Link
        to={notificationsPath}
        aria-label={label}
        className="icon-bell relative grid size-11 place-items-center rounded-control text-ink-2 before:size-5"
      >
        <Mark unread={unread} className="top-0 right-0" />
      </Link>
    )
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger asChild>
        <BellButton aria-label={label}>
          <Mark unread={unread} className="-top-2 -right-2" />
        </BellButton>
      </Popover.Trigger>
      <span role="status" className="sr-only">
        {unread > 0 && `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}`}
      </span>
      <Popover.Portal>
        <Popover.Content
          aria-label="Notifications"
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className="z-40 flex max-h-(--radix-popover-content-available-height) w-100 flex-col overflow-hidden rounded-card border border-line bg-card text-sm shadow-float outline-none"
        >
          <NotificationList
            window={{ limit: IN_BELL, offset: 0 }}
            className="min-h-0 overflow-y-auto"
            onLeave={() => setIsOpen(false)}
            head={(actions) => (
              <div className="flex min-h-12.5 flex-none items-center gap-2 border-b border-line py-1 pr-2 pl-4">
                <h2 className="mr-auto text-base font-strong">Notifications</h2>
                {actions}
                <Link
                  to={adminPath('settings/notifications')}
                  onClick={() => setIsOpen(false)}
                  aria-label="Notification settings"
                  className="icon-settings grid size-9 place-items-center rounded-control text-ink-2 before:size-4 hover:bg-hov hover:text-ink pointer-coarse:size-11"
                />
              </div>
            )}
          />
          <Link
            to={notificationsPath}
            onClick={() => setIsOpen(false)}
            className="flex min-h-11 flex-none items-center border-t border-line px-4 font-medium text-accent hover:bg-hov focus-visible:-outline-offset-2"
          >
            All notifications
          </Link>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const look =
  'icon-bell relative grid place-items-center rounded-control border border-line bg-card text-ink-2 hover:border-field hover:text-ink aria-expanded:bg-hov'

function BellButton({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(look, 'size-9 pointer-coarse:size-11', className)}
    />
  )
}

function Mark({ unread, className }: { unread: number; className: string }) {
  if (unread === 0) return null
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute min-w-5 rounded-full bg-accent px-1 text-center text-sm leading-5 font-strong text-on-accent tabular-nums',
        className,
      )}
    >
      {unread > 99 ? '99+' : unread}
    </span>
  )
}

/** After a new sign-in: this browser's pushes go on, if this user turned them on here. */
function useResumedPush(userId: number): void {
  const queries = useQueryClient()
  useEffect(() => {
    const isNewSession = takeNewSession()
    if (!hasPush(userId)) return
    const known = async () => {
      const { devices } = await queries.fetchQuery(notificationSettingsQuery)
      return devices.map(({ endpoint }) => endpoint)
    }
    // The settings say whether this browser is told; there it can be turned on again.
    resumePush(userId, isNewSession, known).catch(() => {})
  }, [userId, queries])
}
