/** Whether a subject begins as that of a reply does, in the languages that customers write. */
export function isReplySubject(subject: string): boolean {
  return /^(re|aw|sv|ตอบ|ตอบกลับ|回复|答复)\s*[:：]/i.test(subject)
}

/** Whether a subject begins as that of a forwarded e-mail does. */
export function isForwardSubject(subject: string): boolean {
  return /^(fwd?|wg|tr|ส่งต่อ|转发)\s*[:：]/i.test(subject)
}
