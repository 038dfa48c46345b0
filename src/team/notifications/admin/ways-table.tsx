import type { ResponseBody } from '../../../admin/calls/call.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { type NotificationKind, NotificationKinds } from '../rules/notification.ts'
import {
  type NotificationSettingsChanges,
  type NotificationWay,
  NotificationWays,
} from '../rules/notification-settings.ts'
import type { PushBrowser } from './use-push-browser.ts'

type Settings = ResponseBody<'get /api/notifications/settings'>

const hints: Record<NotificationKind, string> = {
  inquiry: 'assigned to me, or unassigned',
  message: 'website, email, and messages colleagues record',
  unassigned: 'while I am on duty',
  unanswered: 'for managers and admins, after the time set under New inquiries',
  assigned: 'a conversation, contact, deal or task, by a colleague',
  homes_opened: 'at most once a day for each page sent',
  task_due: 'at its time, or at 08:30 on the day',
  viewing_soon: 'viewings I attend; sent even during quiet hours',
  viewing_feedback: 'a client’s feedback on my viewing',
  confirm: 'units assigned to me, Mondays at 09:00',
}

/**
 * Which ways tell of what. A way that cannot reach one is off; the first tick of this browser asks for its
 * permission.
 */
export function WaysTable({
  settings,
  browser,
  onChange,
}: {
  settings: Settings
  browser: PushBrowser
  onChange: (changes: NotificationSettingsChanges) => void
}) {
  const language = useLanguage()
  const { choices, email, devices } = settings
  const isHere = devices.some(({ endpoint }) => endpoint === browser.endpoint)
  const reaches: Record<NotificationWay, boolean> = {
    bell: true,
    browser: browser.state === 'on' && isHere,
    email: email.isConnected && email.address !== null,
  }
  // Ticking it asks for permission.
  const mayTick = { ...reaches, browser: browser.state === 'on' || browser.state === 'off' }

  async function choose(
    kind: NotificationKind,
    way: NotificationWay,
    isOn: boolean,
  ): Promise<void> {
    if (way === 'browser' && isOn && !reaches.browser) {
      if ((await browser.turnOn()) !== 'on') return
    }
    onChange({ choices: { [kind]: { [way]: isOn } } })
  }

  return (
    <div className="overflow-clip rounded-card border border-line bg-card">
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line text-ink-2">
            <th scope="col" className="px-4 py-2.5 text-left font-medium">
              Notify me about
            </th>
            {NotificationWays.ids.map((way) => (
              <th
                key={way}
                scope="col"
                className="w-16 px-1 py-2.5 text-center leading-tight font-medium sm:w-27"
              >
                {labelOf(NotificationWays, way, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NotificationKinds.ids.map((kind) => (
            <tr key={kind} className="border-b border-line last:border-b-0">
              <th scope="row" className="px-4 py-1.5 text-left font-normal">
                <span className="block font-medium text-ink">
                  {labelOf(NotificationKinds, kind, language)}
                </span>
                <span className="block text-ink-2">{hints[kind]}</span>
              </th>
              {NotificationWays.ids.map((way) => (
                <td key={way} className="px-1 py-1.5">
                  <label className="grid min-h-11 place-items-center">
                    <span className="sr-only">
                      {`${labelOf(NotificationKinds, kind, language)}: ${labelOf(NotificationWays, way, language)}`}
                    </span>
                    <input
                      type="checkbox"
                      className="tick"
                      checked={(choices[kind]?.[way] ?? false) && reaches[way]}
                      disabled={!mayTick[way] || (way === 'browser' && browser.isBusy)}
                      onChange={({ currentTarget }) =>
                        void choose(kind, way, currentTarget.checked)
                      }
                    />
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
