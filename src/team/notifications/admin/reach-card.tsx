import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ResponseBody } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { formatDate } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { endPush, useTryWay } from './notification-calls.ts'
import { DENIED, type PushBrowser } from './use-push-browser.ts'

type Settings = ResponseBody<'get /api/notifications/settings'>
type Device = Settings['devices'][number]

/** The ways by which one can be reached, each with a test, or what to do about it. */
export function ReachCard({ settings, browser }: { settings: Settings; browser: PushBrowser }) {
  const { devices, email, reachesApple } = settings
  const tryWay = useTryWay()
  const here = devices.find(({ endpoint }) => endpoint === browser.endpoint)
  const others = devices.filter((device) => device !== here)
  const isMailing = email.isConnected && email.address !== null
  return (
    <section
      aria-labelledby="reach-title"
      className="grid grid-cols-1 overflow-clip rounded-card border border-line bg-card"
    >
      <h2 id="reach-title" className="border-b border-line px-4 py-3 text-base font-strong">
        Where you get notifications
      </h2>
      {tryWay.refusal && (
        <div className="px-4 pt-3">
          <RefusalAlert save={tryWay} />
        </div>
      )}
      <Way
        icon="icon-bell-ring"
        isOn={here !== undefined}
        title="This browser"
        text={<BrowserText browser={browser} here={here} devices={devices.length} />}
        warning={here?.failure ?? (reachesApple ? null : <NotToApple />)}
      >
        {here && (
          <>
            <Button
              variant="quiet"
              size="small"
              disabled={tryWay.isPending}
              onClick={() => tryWay.mutateOnce({ way: 'browser', endpoint: here.endpoint })}
            >
              Try it
              <span className="sr-only"> in this browser</span>
            </Button>
            <Button
              variant="plain"
              size="small"
              disabled={browser.isBusy}
              onClick={() => void browser.turnOff()}
            >
              Turn off
              <span className="sr-only"> this browser</span>
            </Button>
          </>
        )}
      </Way>
      {others.map((device) => (
        <OtherDevice key={device.id} device={device} />
      ))}
      <Way
        icon="icon-mail"
        isOn={isMailing}
        title="Email"
        text={
          !email.isConnected
            ? 'Email isn’t set up. An admin sets MAIL_URL and MAIL_FROM on the server.'
            : (email.address ?? 'No email address yet. An admin can add it in Settings, Users.')
        }
      >
        {isMailing && (
          <Button
            variant="quiet"
            size="small"
            disabled={tryWay.isPending}
            onClick={() => tryWay.mutateOnce({ way: 'email' })}
          >
            Try it
            <span className="sr-only"> by email</span>
          </Button>
        )}
      </Way>
    </section>
  )
}

/** Agents can do nothing about it but ask. */
function NotToApple() {
  const { isAdmin } = useStaff()
  return `iPhones, iPads and Safari get no notifications: the server has no address of its own. ${isAdmin ? 'Set PUBLIC_URL on the server.' : 'Ask your admin.'}`
}

function BrowserText({
  browser,
  here,
  devices,
}: {
  browser: PushBrowser
  here: Device | undefined
  devices: number
}) {
  const language = useLanguage()
  if (here) {
    const since = `${here.name}, since ${formatDate(here.createdAt, language)}.`
    return devices > 1 ? `${since} On ${devices} devices.` : since
  }
  const off =
    'Off. Tick a box in its column to get notifications here, even when Sathani is closed.'
  const texts = {
    // Not for this user, or not in this session.
    on: off,
    off,
    denied: DENIED,
    unsupported:
      'This browser can’t show notifications. Use a current Chrome, Edge, Firefox or Safari.',
    home_screen:
      'On an iPhone or iPad: press Share, then Add to Home Screen, open Sathani from there, and tick a box in this column (iOS 16.4 or later).',
  }
  return browser.state === null ? ' ' : texts[browser.state]
}

/** Another browser of the user, which can be turned off from here: a lost phone. */
function OtherDevice({ device }: { device: Device }) {
  const language = useLanguage()
  const queries = useQueryClient()
  const end = useSave({
    send: ({ endpoint }: Device) => endPush(endpoint),
    done: (_, { name }) => ({
      title: 'Device removed',
      text: `${name} no longer gets notifications.`,
    }),
    failed: 'Failed to remove the device',
  })
  return (
    <Way
      icon="icon-laptop"
      isOn={device.failure === null}
      title={device.name}
      text={`Since ${formatDate(device.createdAt, language)}.`}
      warning={device.failure}
    >
      <Button
        variant="plain"
        size="small"
        disabled={end.isPending}
        onClick={() =>
          end.mutateOnce(device, {
            onSettled: () =>
              void queries.invalidateQueries({ queryKey: ['notification settings'] }),
          })
        }
      >
        Remove
        <span className="sr-only"> {device.name}</span>
      </Button>
    </Way>
  )
}

function Way({
  icon,
  isOn,
  title,
  text,
  warning = null,
  children,
}: {
  icon: string
  isOn: boolean
  title: string
  text: ReactNode
  warning?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5 last:border-b-0">
      <span
        className={classNames(
          icon,
          'grid size-8.5 flex-none place-items-center rounded-full before:size-4',
          isOn ? 'bg-success-wash text-success' : 'border border-line text-ink-2',
        )}
      />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className="font-medium text-ink">{title}</h3>
        <p className="wrap-anywhere text-ink-2">{text}</p>
        {warning && <p className="text-warning">{warning}</p>}
      </div>
      <div className="flex flex-none items-center gap-1 max-sm:pl-11.5">{children}</div>
    </div>
  )
}
