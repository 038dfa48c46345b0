/** Refusals of viewings. */
export const viewingRefusals = {
  viewing_without_homes: 'Choose at least one home',
  viewing_too_many_homes: ({ most }: { most: number }) =>
    `At most ${most} homes can be seen in one viewing`,
  viewing_home_twice: 'This home is in the viewing already',
  viewing_homes_overlap: 'This home begins before the one before it ends',
  viewing_too_long: 'All homes of a viewing are seen within one day',
  viewing_in_past: 'That time has passed',
  viewing_without_contact: 'Choose who comes',
  viewing_deal_of_another: 'This deal is of another contact',
  viewing_not_begun: 'This viewing has not begun yet',
  viewing_not_over: 'This viewing is not over yet',
  viewing_is_cancelled: 'This viewing was cancelled',
  viewing_without_home: 'This home is not part of the viewing',
  viewing_words_missing: 'Say in a few words what it was',
  /** Changing a viewing that is neither one's own nor one's making. */
  viewing_of_others: 'Only whoever goes, whoever entered it, and managers can change this viewing',
  viewing_page_has_ended: 'This page could be answered for 30 days, which are over.',
}
