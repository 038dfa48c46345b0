/** Refusals of photographed notes. The first three are worded by the specification. */
export const scanRefusals = {
  scan_not_image: 'Invalid file type',
  scan_missing: 'No image selected',
  scan_timed_out: 'Transcription timed out. Please try again with a smaller image.',
  scan_blank: 'This page is blank. Take the photo again, closer and with more light.',
  scan_no_text: 'No text was found on this picture. Turn it, or take it again closer.',
  scan_failed: 'This picture could not be read. Please try again.',
  scan_too_many: ({ most }: { most: number }) =>
    `${most} pictures of yours wait to be read. Add or discard one first.`,
  scan_still_reading: 'This note is still being read',
  scan_added_already: 'This note was added already',
  scan_not_added: 'This note was taken back already',
  scan_without_subject: 'Open a deal or a contact to add this note to',
  scan_without_text: 'There is no text to add',
  scan_changed_since: 'What this note added was changed since, so it stays',
}
