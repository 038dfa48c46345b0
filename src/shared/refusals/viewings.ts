/** Refusals of viewings. */
export const viewingRefusals = {
  viewing_without_homes: 'Choose at least one home',
  viewing_too_many_homes: ({ most }: { most: number }) =>
    `At most ${most} homes can be seen in one viewing`,
  viewing_home_twice: 'This home is already in the viewing',
  viewing_homes_overlap: 'This home starts before the previous one ends',
  viewing_too_long: 'All homes in a viewing must be on the same day',
  viewing_without_contact: 'Choose a client',
  viewing_deal_of_another: 'This deal belongs to another contact',
  viewing_not_begun: 'This viewing hasn’t started yet',
  viewing_not_over: 'This viewing isn’t over yet',
  viewing_is_cancelled: 'This viewing was cancelled',
  viewing_without_home: 'This home is not part of the viewing',
  home_without_owner: 'This home has no owner or agent to ask. Add one to the listing',
  viewing_words_missing: 'Say briefly why',
  /** Changing a viewing that is neither one's own nor one's making. */
  viewing_of_others:
    'Only its agent, the person who scheduled it and managers can change this viewing',
  viewing_page_has_ended: 'This feedback page was available for 30 days and has expired.',
}
