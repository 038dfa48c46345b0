/** Refusals of deals. */
export const dealRefusals = {
  deal_contact_required: 'Contact is required',
  deal_name_required: 'Deal name is required',
  deal_value_required: 'Deal value is required',
  deal_unit_deleted: 'This home is deleted. Restore it first, or leave it out.',
  deal_commission_twice: 'Give the commission as a percentage or as an amount, not both',
  /** Deleting a deal of somebody else's. */
  deal_of_others: 'Only whoever has this deal, managers and admins can delete it',
  deal_close_passed: 'Choose today or a later day',
  deal_ends_later: 'Choose today or an earlier day',
  deal_lease_over: 'Choose a day after the deal is won',
  reason_unknown: 'There is no such reason for this outcome',
  reason_needs_words: 'Please say in words why',
  reason_without_outcome: 'Only a deal that is won or lost has a reason',
  reason_twice: ({ name }: { name: string }) => `The reason ${name} is given twice`,
  outcome_without_end: 'Only a deal that is won changes its home',
}
