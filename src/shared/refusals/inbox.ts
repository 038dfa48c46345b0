/** Refusals of conversations and their messages. */
export const inboxRefusals = {
  answer_without_title: 'Give it a title',
  answer_without_text: 'Write the answer',
  too_many_answers: ({ most }: { most: number }) =>
    `There are ${most} answers, as many as may be. Delete one first.`,
  unfilled_place: ({ places }: { places: string }) =>
    `Fill in ${places} first, or take it out. Nothing was sent.`,
  message_is_empty: 'Write something, or attach a file.',
  thread_is_deleted:
    'This conversation was deleted meanwhile, and nothing was sent. Copy your text, or have the conversation restored.',
  /** The newer messages are in the answer. */
  wrote_meanwhile: 'The customer wrote meanwhile. Read it before you archive the conversation.',
  messages_came_meanwhile:
    'Another message came meanwhile. Read it, then send again if yours still fits.',
  conversation_exists: ({ name }: { name: string }) =>
    `There is a newer conversation with ${name}. Delete that one first, or go on in it.`,
  website_is_for_visitors:
    'Conversations on the website are begun by visitors. Choose another channel.',
  handle_required: 'Enter the number, the address or the name that this person has on the channel.',
  message_is_not_failed: 'Only a message that was not sent, or perhaps not, can be sent again.',
  message_is_not_unsure: 'It is known already whether this message was sent.',
  message_is_not_deletable: 'Only a message that was not sent can be deleted.',
  too_many_attachments: ({ most }: { most: number }) => `Attach at most ${most} files.`,
  attachment_missing: 'Choose a file to attach.',
  attachment_type: ({ name }: { name: string }) =>
    `${name} cannot be attached. Choose a picture (JPEG, PNG, WebP, AVIF), a PDF, a Word file (.docx) or an Excel file (.xlsx).`,
  attachment_too_large: ({ name, megabytes }: { name: string; megabytes: number }) =>
    `File too large: ${name} is larger than ${megabytes}MB. Please choose smaller files.`,
  attachments_unsent: ({ hours }: { hours: number }) =>
    `You have uploaded much that was not sent. Send it, or wait: such files are deleted after ${hours} hours.`,
  no_such_attachment: 'This file is no longer there. Attach it again.',
  channel_is_not_connected: ({ channel }: { channel: string }) =>
    `${channel} is not connected. What you write is recorded here, not delivered.`,
  no_mail_address: 'There is no e-mail address to send this to.',
  mail_not_configured:
    'E-mail is not connected. What you write is recorded here, not delivered. An admin sets MAIL_URL and MAIL_FROM.',
  mail_unreachable: ({ reason }: { reason: string }) =>
    `The mail server cannot be reached. It said: ${reason}`,
  mail_refused: ({ reason }: { reason: string }) => `The mail server refused this: ${reason}`,
  mail_without_answer: ({ reason }: { reason: string }) =>
    `This was handed to the mail server, which did not say whether it took it (${reason}). Ask, or send it again.`,
  mail_bounced: ({ reason }: { reason: string }) =>
    `It came back: ${reason} Check the address, and send it again.`,
  mailbox_unreachable: ({ reason }: { reason: string }) =>
    `New e-mails cannot be received. The mailbox said: ${reason}`,
  mail_not_readable: 'This e-mail could not be read here. Open it in the mailbox.',
  mails_not_read: ({ count }: { count: number }) =>
    `${count} e-mails could not be read here. Open them in the mailbox; the log of the server names them.`,
  sending_was_interrupted:
    'The server stopped while this was being sent. It may have arrived: ask, or send it again.',
}
