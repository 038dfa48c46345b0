/** Refusals of sent homes. */
export const sendRefusals = {
  no_homes: 'Choose at least one home.',
  too_many_homes: ({ most }: { most: number }) => `At most ${most} homes can be sent at once.`,
  home_is_hidden: ({ home }: { home: string }) =>
    `${home} is hidden from the website. Show it there, or remove it.`,
  home_is_deleted: ({ home }: { home: string }) => `${home} was deleted. Remove it.`,
  no_such_home: ({ id }: { id: number }) => `There is no home ${id}. Remove it.`,
  send_is_over: 'This page was revoked or has expired. Send the homes again.',
  send_has_no_contact:
    'This page wasn’t sent to a named contact. Choose a contact and send it again.',
  contact_has_no_way: ({ way }: { way: string }) =>
    `This contact has no ${way} details. Add them first.`,
  page_was_taken_back: 'The person who sent this page has revoked it.',
  page_has_ended: 'This page was available for 30 days and has expired.',
  home_left_page: 'This page has changed. Reload it to see its homes.',
  reader_names_no_home: 'Choose a home, or write what you would like to know.',
  reader_is_staff: 'You are signed in as staff, so what you tap on this page isn’t saved.',
}
