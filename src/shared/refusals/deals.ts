/** Refusals of deals. */
export const dealRefusals = {
  deal_contact_required: 'Contact is required',
  deal_name_required: 'Deal name is required',
  deal_value_required: 'Deal value is required',
  deal_unit_deleted: 'This home was deleted. Restore it first, or remove it.',
  deal_commission_twice: 'Enter the commission as a percentage or an amount, not both',
  /** Deleting a deal of somebody else's. */
  deal_of_others: 'Only its assignee, managers and admins can delete this deal',
  deal_won_by_others: 'Only its assignee, managers and admins can change a won deal',
  deal_taken: 'You took over this deal from a colleague. Ask a manager to delete it.',
  deal_close_passed: 'Choose today or a later date',
  deal_ends_later: 'Choose today or an earlier date',
  deal_lease_over: 'Choose a date after the deal is won',
  reason_unknown: 'This reason doesn’t exist for this outcome',
  reason_needs_words: 'Enter a comment',
  reason_without_outcome: 'Only won or lost deals have a reason',
  reason_twice: ({ name }: { name: string }) => `The reason ${name} appears twice`,
  no_home_to_restore: 'No home was marked rented or sold with this deal',
  outcome_without_end: 'Only a won deal can change its home',
}
