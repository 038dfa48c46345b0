import type { Context } from '../../context.ts'
import type { EventSubject } from './rules/event.ts'

export type Reader = NonNullable<Context['actor']>
type Permission = keyof Reader['permissions']

/**
 * The permission to be notified of a subject, the same as for reading it; `own` is only the author
 * of the change.
 */
const needed: Record<EventSubject, Permission | 'own'> = {
  unit: 'openDashboard',
  project: 'openDashboard',
  developer: 'openDashboard',
  contact: 'openDashboard',
  deal: 'openDashboard',
  viewing: 'openDashboard',
  activity: 'openDashboard',
  calendar_address: 'own',
  canned_reply: 'openDashboard',
  import: 'openDashboard',
  inquiry: 'openDashboard',
  task: 'openDashboard',
  thread: 'openDashboard',
  message: 'openDashboard',
  saved_filter: 'own',
  shortlist: 'openDashboard',
  image: 'readAudit',
  user: 'manageUsers',
  settings: 'manageSettings',
  agency: 'openDashboard',
  job: 'manageJobs',
  scan: 'own',
  notification: 'openDashboard',
  notification_settings: 'own',
  inquiry_settings: 'openDashboard',
  pipeline_settings: 'openDashboard',
  session: 'own',
  presence: 'openDashboard',
  writing: 'openDashboard',
}

/**
 * Whether a user is notified of a change. Those who may read the audit log are notified of
 * everything in it.
 */
export function mayReceive(
  { id, permissions }: Reader,
  { subject, by }: { subject: EventSubject; by: number | null },
): boolean {
  if (!permissions.openDashboard) return false
  if (permissions.readAudit) return true
  const permission = needed[subject]
  return permission === 'own' ? by === id : permissions[permission]
}
