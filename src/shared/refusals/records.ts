import { formatNumber } from '../money.ts'

/** What may be not found. */
const things = {
  viewing: 'Viewing',
  attachment: 'File',
  calendar: 'Calendar',
  canned_reply: 'Canned reply',
  contact: 'Contact',
  deal: 'Deal',
  developer: 'Developer',
  import: 'Import',
  scan: 'Note',
  job: 'Job',
  message: 'Message',
  picture: 'Picture',
  project: 'Project',
  property: 'Property',
  saved_filter: 'Saved filter',
  shortlist: 'Sent page',
  sitemap: 'Sitemap',
  station: 'Station',
  task: 'Task',
  thread: 'Conversation',
  unit: 'Unit',
  user: 'User',
}
export type Thing = keyof typeof things
/** Settings with a version. */
export type SettingsSubject =
  | 'settings'
  | 'inquiry_settings'
  | 'notification_settings'
  | 'pipeline_settings'
export type Part = 'project' | 'unit'

/** Refusals of records of any kind. */
export const recordRefusals = {
  not_found: ({ thing }: { thing: Thing }) => `${things[thing]} not found`,
  /** A record that others belong to cannot be deleted. */
  still_has: ({ thing, part, count }: { thing: Thing; part: Part; count: number }) =>
    `This ${thing} has ${formatNumber(count)} ${count === 1 ? part : `${part}s`}. Move or delete them first.`,
  /** The change is based on another version; `by` is null if the author is unknown. */
  changed_meanwhile: ({ thing, by }: { thing: Thing | SettingsSubject; by: string | null }) =>
    `${isSettings(thing) ? 'These settings were' : `This ${things[thing].toLowerCase()} was`} changed by ${by ?? 'somebody else'}. Reload and try again.`,
  developer_is_deleted: "This project's developer is deleted. Restore the developer first.",
  project_is_deleted: "This unit's project is deleted. Restore the project first.",
  developer_name_taken: ({ name }: { name: string }) => `A developer named ${name} already exists`,
  /** The contact was merged into another one. */
  contact_merged: ({ name }: { name: string }) => `This contact was merged into ${name}.`,
  merged_meanwhile: ({ name, by }: { name: string; by: string | null }) =>
    `${by ?? 'Somebody else'} has merged this contact into ${name} meanwhile.`,
  merge_with_itself: 'A contact cannot be merged with itself',
  not_merged: 'Nothing was merged into this contact, or it was taken apart already.',
  merged_again: ({ name }: { name: string }) =>
    `${name} was merged again since. Take the later merge apart first.`,
  both_too_long: ({ most }: { most: number }) =>
    `Both together are longer than ${formatNumber(most)} characters. Choose one.`,
  contact_name_required: 'Please enter a contact name.',
  no_such_contact: 'There is no such contact',
  no_such_deal: 'There is no such deal',
  no_such_unit: 'There is no such home',
  no_such_colleague: 'There is no such colleague, or work cannot be given to them',
  no_such_developer: 'There is no such developer',
  no_such_project: 'There is no such project',
  too_many_records: ({ most, found, many }: { most: number; found: number; many: string }) =>
    `At most ${formatNumber(most)} ${many} at once; this search finds ${formatNumber(found)}.`,
  ids_or_filter_needed: 'Give ids or a filter, with a change; or changes',
  entry_without_text: ({ kind }: { kind: string }) => `${kind}: please enter some text`,
  entry_without_date: ({ kind }: { kind: string }) => `${kind}: please choose a date`,
}

const settingsSubjects: readonly string[] = [
  'settings',
  'inquiry_settings',
  'notification_settings',
  'pipeline_settings',
] satisfies SettingsSubject[]

function isSettings(thing: Thing | SettingsSubject): thing is SettingsSubject {
  return settingsSubjects.includes(thing)
}
