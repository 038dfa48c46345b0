/** Refusals of what staff are told, and of who gets inquiries. */
export const notificationRefusals = {
  push_endpoint_not_public:
    'This browser has no public push service (an https address). Try another browser.',
  push_key_wrong: 'This is not a browser’s public key.',
  push_not_ready: 'Push notifications can’t be sent right now. Try again in a minute.',
  push_unreachable: ({ reason }: { reason: string }) =>
    `Can’t reach the browser’s push service: ${reason}`,
  push_refused: ({ status, reason }: { status: number; reason: string }) =>
    `The browser’s push service rejected this (${status}). ${reason}`.trim(),
  push_without_sender:
    'Apple refuses notifications from a site without an address of its own. An admin sets it on the server.',
  push_given_up: 'The last notification didn’t arrive here after several tries. Send a test.',
  push_gone: 'This browser no longer gets notifications. Tick a box in its column again.',
  push_not_subscribed:
    'This browser doesn’t get notifications yet. Tick a box in its column first.',
  ids_or_time_needed: 'Give either ids or upTo',
  no_own_address: 'You have no email address. An admin can add it in Settings, Users.',
  mail_not_set_up: 'Email isn’t connected. An admin sets MAIL_URL and MAIL_FROM.',
  hours_in_order: 'The end must be after the start.',
  day_given_twice: 'Each day of the week can have only one set of hours.',
}
