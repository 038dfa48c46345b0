/** Whether a subject begins as that of a reply does, in the languages that customers write. */
export function isReplySubject(subject: string): boolean {
  return /^(re|aw|sv|ตอบ)\s*:/i.test(subject)
}
