/** Refusals of sent homes. */
export const sendRefusals = {
  no_homes: 'Choose at least one home.',
  too_many_homes: ({ most }: { most: number }) => `At most ${most} homes can be sent at once.`,
  home_is_hidden: ({ home }: { home: string }) =>
    `${home} is hidden from the website. Show it there, or leave it out.`,
  home_is_deleted: ({ home }: { home: string }) => `${home} was deleted. Leave it out.`,
  no_such_home: ({ id }: { id: number }) => `There is no home ${id}. Leave it out.`,
  no_contacts_yet: 'Homes cannot be sent to a contact yet. Leave contactId out.',
  send_is_over: 'This page was taken back, or its 30 days are over. Send the homes again.',
  page_was_taken_back: 'This page was taken back by the person who sent it.',
  page_has_ended: 'This page could be opened for 30 days, which are over.',
}
