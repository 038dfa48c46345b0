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
  entry: 'Entry',
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
  | 'agency'
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
    `${isSettings(thing) ? 'These settings were' : `This ${things[thing].toLowerCase()} was`} changed by ${by ?? 'someone else'}. Reload and try again.`,
  developer_is_deleted: "This project's developer is deleted. Restore the developer first.",
  project_is_deleted: "This unit's project is deleted. Restore the project first.",
  developer_name_taken: ({ name }: { name: string }) => `A developer named ${name} already exists`,
  /** The contact was merged into another one. */
  contact_merged: ({ name }: { name: string }) => `This contact was merged into ${name}.`,
  merged_meanwhile: ({ name, by }: { name: string; by: string | null }) =>
    `${by ?? 'Someone else'} has merged this contact into ${name}.`,
  merge_with_itself: 'A contact can’t be merged with itself',
  not_merged: 'This contact has no merge to undo.',
  merged_again: ({ name }: { name: string }) =>
    `${name} has been merged again since. Undo the later merge first.`,
  both_too_long: ({ most }: { most: number }) =>
    `Together they exceed ${formatNumber(most)} characters. Choose one.`,
  contact_name_required: 'Please enter a contact name.',
  no_such_contact: 'Contact not found',
  no_such_deal: 'Deal not found',
  no_such_unit: 'Home not found',
  no_such_colleague: 'This colleague doesn’t exist or can’t be assigned work',
  no_such_developer: 'Developer not found',
  no_such_project: 'Project not found',
  too_many_records: ({ most, found, many }: { most: number; found: number; many: string }) =>
    `At most ${formatNumber(most)} ${many} at once; this search finds ${formatNumber(found)}.`,
  ids_or_filter_needed: 'Give ids or a filter, with a change',
  /** What the audit log has of it cannot be undone by whoever asks, or not any more. */
  cannot_undo: 'This cannot be undone.',
  undo_of_others: 'Only the person who did this can undo it.',
  undone_already: 'This was already undone.',
  undo_is_over: ({ days }: { days: number }) =>
    `This was more than ${days} days ago, and cannot be undone.`,
  entry_without_text: ({ kind }: { kind: string }) => `${kind}: please enter some text`,
  entry_without_date: ({ kind }: { kind: string }) => `${kind}: please choose a date`,
}

const settingsSubjects: readonly string[] = [
  'agency',
  'settings',
  'inquiry_settings',
  'notification_settings',
  'pipeline_settings',
] satisfies SettingsSubject[]

function isSettings(thing: Thing | SettingsSubject): thing is SettingsSubject {
  return settingsSubjects.includes(thing)
}
