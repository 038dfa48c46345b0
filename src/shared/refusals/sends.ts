/** Refusals of sent homes. */
export const sendRefusals = {
  no_homes: 'Choose at least one home.',
  too_many_homes: ({ most }: { most: number }) => `At most ${most} homes can be sent at once.`,
  home_is_hidden: ({ home }: { home: string }) =>
    `${home} is hidden from the website. Show it there, or leave it out.`,
  home_is_deleted: ({ home }: { home: string }) => `${home} was deleted. Leave it out.`,
  no_such_home: ({ id }: { id: number }) => `There is no home ${id}. Leave it out.`,
  send_is_over: 'This page was taken back, or its 30 days are over. Send the homes again.',
  send_has_no_contact: 'This page was sent to nobody by name. Choose a contact and send it again.',
  contact_has_no_way: ({ way }: { way: string }) =>
    `This contact has no address for ${way}. Add it to the contact first.`,
  page_was_taken_back: 'This page was taken back by the person who sent it.',
  page_has_ended: 'This page could be opened for 30 days, which are over.',
  home_left_page: 'This page was changed meanwhile. Load it again to see its homes.',
  reader_names_no_home: 'Choose a home, or write what you would like to know.',
  reader_is_staff: 'You are signed in as staff, so what you press on this page is not kept.',
}
