/**
 * The columns that refer to a contact and move with it, by `table.column`. A test compares them with the database's
 * foreign keys, so that none is forgotten. Each has the trigger of src/platform/db/sql/follow_merged_contact.sql, so that what
 * is written at the same moment follows as well.
 */
export const movedReferences = [
  'activities.contact_id',
  'deals.co_agent_contact_id',
  'deals.contact_id',
  'inbox_messages.contact_id',
  'inbox_threads.contact_id',
  'inquiries.contact_id',
  'new_details.contact_id',
  'scans.contact_id',
  'shortlists.contact_id',
  'tasks.contact_id',
  'units.agent_contact_id',
  'units.owner_contact_id',
  'viewings.contact_id',
] as const
export type MovedReference = (typeof movedReferences)[number]

/** The columns that stay with each contact: a merge adds to them, or they are about contacts themselves. */
export const ownReferences = [
  'contact_distinct.high_id',
  'contact_distinct.low_id',
  'contact_identities.contact_id',
  'contact_keys.contact_id',
  'contact_merges.kept_id',
  'contact_merges.merged_id',
  'contact_pairs.high_id',
  'contact_pairs.low_id',
  'contacts.merged_into_id',
] as const
