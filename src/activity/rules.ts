import { valueSet } from '../shared/value-set.ts'

/** What a colleague reads on a timeline. `change` is kept by the system, the rest by people and forms. */
export const ActivityTypes = valueSet({
  email: 'Email',
  call: 'Call',
  meeting: 'Meeting',
  note: 'Note',
  task: 'Task',
  page_view: 'Page view',
  form_submit: 'Form submitted',
  chat: 'Chat',
  change: 'Change',
})
export type ActivityType = (typeof ActivityTypes.ids)[number]

export const AuditActions = valueSet({
  create: 'Created',
  update: 'Changed',
  delete: 'Deleted',
  restore: 'Restored',
  import: 'Imported',
  sign_in: 'Signed in',
  sign_out: 'Signed out',
})
export type AuditAction = (typeof AuditActions.ids)[number]

/** `{field: [before, after]}`. */
export type Changes = Record<string, [before: unknown, after: unknown]>
