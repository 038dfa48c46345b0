/** Refusals of photographed notes. The first three are worded by the specification. */
export const scanRefusals = {
  scan_not_image: 'Invalid file type',
  scan_missing: 'No image selected',
  scan_timed_out: 'Transcription timed out. Please try again with a smaller image.',
  scan_blank: 'The page is blank or unreadable. Take the photo again, closer and with more light.',
  scan_no_text: 'No text found in this picture. Rotate it, or take it again closer.',
  scan_failed: 'Couldn’t read this picture. Please try again.',
  scan_too_many: ({ most }: { most: number }) =>
    `${most} of your pictures are waiting to be read. Add or discard one first.`,
  scan_still_reading: 'This note is still being read',
  scan_added_already: 'This note was already added',
  scan_not_added: 'This note was already undone',
  scan_without_subject: 'Open a deal or a contact to add this note to',
  scan_without_text: 'There is no text to add',
  scan_changed_since: 'What this note added has changed since, so it stays',
}
