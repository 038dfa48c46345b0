/** Refusals of conversations and their messages. */
export const inboxRefusals = {
  answer_without_title: 'Give it a title',
  answer_without_text: 'Enter the reply',
  too_many_answers: ({ most }: { most: number }) =>
    `You’ve reached the limit of ${most} canned replies. Delete one first.`,
  unfilled_place: ({ places }: { places: string }) =>
    `Nothing was sent. Fill in ${places} first, or remove it.`,
  message_is_empty: 'Write a message or attach a file.',
  thread_is_deleted:
    'This conversation was deleted, so nothing was sent. Copy your text, or ask for the conversation to be restored.',
  /** The newer messages are in the answer. */
  wrote_meanwhile:
    'The customer has replied. Read the message before you archive the conversation.',
  messages_came_meanwhile: 'A new message arrived while you were typing. Check it, then send.',
  conversation_exists: ({ name }: { name: string }) =>
    `There is a newer conversation with ${name}. Continue there, or delete it first.`,
  website_is_for_visitors: 'Website conversations are started by visitors. Choose another channel.',
  handle_required: 'Enter this person’s number, address or name on the channel.',
  message_is_not_failed: 'Only messages that failed or may have failed can be resent.',
  message_is_not_unsure: 'The status of this message is already known.',
  message_is_not_deletable: 'Only a message that was not sent can be deleted.',
  too_many_attachments: ({ most }: { most: number }) => `Attach at most ${most} files.`,
  too_many_copies: ({ most }: { most: number }) => `At most ${most} addresses in Cc.`,
  attachment_missing: 'Choose a file to attach.',
  attachment_type: ({ name }: { name: string }) =>
    `${name} can’t be attached. Choose a picture (JPEG, PNG, WebP, AVIF), a PDF, a Word file (.docx) or an Excel file (.xlsx).`,
  attachment_too_large: ({ name, megabytes }: { name: string; megabytes: number }) =>
    `File too large: ${name} is larger than ${megabytes}MB. Please choose smaller files.`,
  attachments_unsent: ({ hours }: { hours: number }) =>
    `Too many unsent files. Send them, or wait: unsent files are deleted after ${hours} hours.`,
  no_such_attachment: 'This file is no longer available. Attach it again.',
  channel_is_not_connected: ({ channel }: { channel: string }) =>
    `${channel} isn’t connected. Messages are recorded here, not delivered.`,
  no_mail_address: 'No email address to send this to.',
  mail_not_configured:
    'Email isn’t connected. Messages are recorded here, not delivered. An admin sets MAIL_URL and MAIL_FROM.',
  mail_unreachable: ({ reason }: { reason: string }) => `Can’t reach the mail server: ${reason}`,
  mail_refused: ({ reason }: { reason: string }) =>
    `The mail server rejected this message: ${reason}`,
  mail_without_answer: ({ reason }: { reason: string }) =>
    `The mail server didn’t confirm that it accepted this (${reason}). Check with the recipient, or send it again.`,
  mail_bounced: ({ reason }: { reason: string }) =>
    `The message bounced. Check the address and send it again. The mail server says: ${reason}`,
  mail_not_to_all: ({ addresses, reason }: { addresses: string; reason: string }) =>
    `Not delivered to ${addresses}. The mail server says: ${reason}`,
  mailbox_unreachable: ({ reason }: { reason: string }) =>
    `Can’t receive new emails. The mailbox says: ${reason}`,
  mail_not_readable: 'This email can’t be shown here. Open it in the mailbox.',
  mails_not_read: ({ count }: { count: number }) =>
    `${count} emails can’t be shown here. Open them in the mailbox; the server log lists them.`,
  sending_was_interrupted:
    'The server stopped while sending this. It may have arrived: check with the recipient, or send it again.',
}
