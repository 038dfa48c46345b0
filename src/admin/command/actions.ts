import { homesForAddress } from '../../sales/shortlists/admin/person/homes-for.ts'
import { adminPath } from '../../shared/paths.ts'
import type { PermissionName } from '../../team/staff/rules/staff.ts'
import { settingsGroups } from '../screen/settings-entries.ts'
import { tabs } from '../tabs.ts'
import type { CommandRow } from './command-row.ts'

const action = (
  key: string,
  icon: string,
  title: string,
  second: string,
  to: string,
  keywords?: string,
): CommandRow => ({
  ...{ key, to, title, second, keywords },
  mark: { icon },
})

/** What can be done from anywhere: each opens its form. */
export const actions: readonly CommandRow[] = [
  action(
    'add contact',
    'icon-user-plus',
    'Add a contact',
    'Lead, owner or agent',
    adminPath('contacts?add=1'),
    'new create person client customer lead owner',
  ),
  action(
    'add task',
    'icon-list-checks',
    'Add a task',
    'Call Arisa tomorrow at 10',
    adminPath('tasks?add=1'),
    'new create reminder to-do call follow up',
  ),
  action(
    'add deal',
    'icon-handshake',
    'Add a deal',
    'For a contact and a home',
    adminPath('pipeline?add=1'),
    'new create offer sale rental pipeline',
  ),
  action(
    'add unit',
    'icon-building',
    'Add a unit',
    'For rent, for sale or both',
    adminPath('listings?add=1'),
    'new create home property condo room listing',
  ),
  action(
    'paste chat',
    'icon-clipboard-paste',
    'Paste a chat',
    'Makes a unit of an owner’s message',
    adminPath('listings/paste'),
    'import line whatsapp message conversation text',
  ),
  action(
    'send homes',
    'icon-send',
    'Send homes',
    'Choose homes, then a person',
    adminPath('search'),
    'share shortlist properties units options link pdf',
  ),
  action(
    'mark rented',
    'icon-key-round',
    'Mark a unit as rented',
    'Type its number',
    adminPath('listings'),
    'let leased status change tenant lease',
  ),
]

/** The screens that this user may open. */
export const places = (permissions: Record<PermissionName, boolean>): CommandRow[] =>
  tabs
    .filter(({ permission }) => permissions[permission])
    .map(({ path, label }) =>
      action(`go ${path}`, 'icon-arrow-right', label, 'Tab', adminPath(path)),
    )

/** Parts of a tab that people look for by name. */
export const views: readonly CommandRow[] = [
  action(
    'go viewings',
    'icon-calendar',
    'Viewings',
    'Tasks',
    adminPath('tasks?view=viewings'),
    'schedule book appointments visits tours',
  ),
  action(
    'go follow-ups',
    'icon-clock',
    'Follow-ups',
    'Tasks',
    adminPath('tasks?view=follow-ups'),
    'waiting unanswered overdue',
  ),
]

/** The settings as a whole. */
export const allSettings = action(
  'go settings',
  'icon-settings',
  'Settings',
  'Profile, notifications, agency',
  adminPath('settings'),
)

/** The parts of the settings that this user may open. */
export const settingsPlaces = (permissions: Record<PermissionName, boolean>): CommandRow[] =>
  settingsGroups(permissions).flatMap(({ entries }) =>
    entries.map(({ label, icon, page, keywords }) =>
      action(`settings ${label}`, icon, label, 'Settings', adminPath(page), keywords),
    ),
  )

/** What can be done with the first contact that was found. */
export function contactActions({
  id,
  name,
  line,
  search,
}: {
  id: number
  name: string
  line: string | null
  /** What they are looking for, as a query. */
  search: string | null
}): CommandRow[] {
  return [
    action(
      `task ${id}`,
      'icon-list-checks',
      `Add a task for ${name}`,
      'Opens with the name filled in',
      adminPath(`tasks?add=1&contact=${id}`),
    ),
    action(
      `write ${id}`,
      'icon-message-circle',
      line ? `Write to ${name} on LINE` : `Write to ${name}`,
      'Opens the conversation',
      adminPath(`inbox?new=1&contact=${id}${line ? '&way=line' : ''}`),
    ),
    action(
      `send ${id}`,
      'icon-send',
      `Send homes to ${name}`,
      'Searches by what they want',
      homesForAddress({ id, search }),
    ),
    action(
      `deal ${id}`,
      'icon-handshake',
      `Add a deal for ${name}`,
      'Opens with the name filled in',
      adminPath(`pipeline?add=1&contact=${id}`),
    ),
  ]
}

/** What can be done with the first unit that was found. */
export function unitActions({
  id,
  unitNumber,
  status,
}: {
  id: number
  unitNumber: string
  status: string
}): CommandRow[] {
  return status === 'rented'
    ? []
    : [
        action(
          `rent ${id}`,
          'icon-key-round',
          `Mark ${unitNumber} as rented`,
          'Asks for rent and lease end',
          adminPath(`listings?unit=${id}&lease=1`),
        ),
      ]
}

/** Homes by the words that were typed. */
export const homesFor = (text: string): CommandRow =>
  action(
    'homes',
    'icon-search',
    `Search homes for “${text}”`,
    'All units, on Search',
    `${adminPath('search')}?search=${encodeURIComponent(text)}`,
  )
