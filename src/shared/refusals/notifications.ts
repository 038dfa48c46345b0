/** Refusals of what staff are told, and of who gets inquiries. */
export const notificationRefusals = {
  push_endpoint_not_public:
    'This browser names no public push service (an https address). Try another browser.',
  push_key_wrong: 'This is no public key of a browser.',
  push_not_ready: 'Pushes cannot be sent by this process. Try again in a minute.',
  push_unreachable: ({ reason }: { reason: string }) =>
    `The browser's push service cannot be reached. It said: ${reason}`,
  push_refused: ({ status, reason }: { status: number; reason: string }) =>
    `The browser's push service refused this (${status}). ${reason}`.trim(),
  push_given_up: 'The last notice did not arrive here, however often it was tried. Try it.',
  push_gone: 'This browser receives no notices any more. Tick a box in its column again.',
  push_not_subscribed: 'This browser receives no notices yet. Tick a box in its column first.',
  ids_or_time_needed: 'Give either ids or upTo',
  no_own_address: 'You have no e-mail address. An admin enters it in Settings, Users.',
  mail_not_set_up: 'E-mail is not connected. An admin sets MAIL_URL and MAIL_FROM.',
  hours_in_order: 'The end must be after the beginning.',
  day_given_twice: 'Each day of the week has its hours once.',
}
