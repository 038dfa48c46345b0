import { runInNewContext } from 'node:vm'
import EmailReplyParser from 'email-reply-parser'
import { MAX_MESSAGE } from '../rules/message.ts'

/** The patterns of the library that finds quotations take more than linear time. */
const QUOTATIONS_MS = 2_000

const FORWARDED =
  /^\s{0,20}(?:-{2,20}\s{0,3})?(?:begin forwarded message|forwarded message|ข้อความที่ส่งต่อ|เริ่มต้นข้อความที่ส่งต่อ|จดหมายที่ส่งต่อ)\s{0,3}(?::|-{2,20})?\s{0,20}$/i

/** Whether a text holds a forwarded e-mail, which is what its sender wants to be read. */
export function holdsForwarded(text: string): boolean {
  return text.split('\n').some((line) => line.length < 100 && FORWARDED.test(line))
}

/**
 * What was written in an answer, without what it quotes; empty if that cannot be told. The library knows no Thai, and
 * its patterns take minutes for long texts and for many empty lines: it gets no more than a message holds, with single
 * empty lines.
 */
export function withoutQuotes(text: string): string {
  const lines = text
    .slice(0, MAX_MESSAGE)
    .split('\n')
    .map((line) => line.trimEnd())
  const spaced = lines.filter((line, i) => line !== '' || lines[i - 1] !== '')
  return replyIn(withoutThaiQuotes(spaced).join('\n')).trim()
}

function replyIn(text: string): string {
  const parser = new EmailReplyParser()
  const read = () => parser.parseReply(text)
  try {
    // The context is not for safety: only a script can be stopped.
    return String(runInNewContext('read()', { read }, { timeout: QUOTATIONS_MS }))
  } catch {
    return ''
  }
}

const HEADER =
  /^\s{0,9}\*?(จาก|ส่ง|วันที่|ถึง|สำเนา|เรื่อง|From|Sent|Date|To|Cc|Subject|发件人|发送时间|日期|收件人|抄送|主题|寄件者|收件者|主旨|差出人|送信日時|日付|宛先|件名)\s?\*?\s?[:：]/i
const FROM = /^(?:จาก|from|发件人|寄件者|差出人)$/i
/** How many lines after the first of a header block its others are. */
const BLOCK = 6
const RULE =
  /^\s{0,9}(?:[_-]{5,200}|-{2,20}\s?(?:ข้อความต้นฉบับ|ข้อความเดิม|Original Message|原始邮件|原始郵件)\s?-{2,20})$/i

/**
 * The lines before the header block that Outlook puts above what it quotes (`จาก: … ส่ง: … ถึง: … เรื่อง: …`), and
 * without the lines that say who wrote what follows, where quoted lines do follow.
 */
function withoutThaiQuotes(lines: readonly string[]): string[] {
  const start = lines.findIndex((_, i) => isHeaderBlock(lines, i))
  const above = start < 0 ? [...lines] : lines.slice(0, start)
  while (start >= 0 && above.length > 0 && (above.at(-1) === '' || RULE.test(above.at(-1) ?? ''))) {
    above.pop()
  }
  return above.filter((_, i) => !isAttribution(above, i))
}

/** Whether a block of headers begins here: a sender, and at least two of the others below. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  if (!FROM.test(headerName(lines[at]))) return false
  const others = lines.slice(at + 1, at + BLOCK).map(headerName)
  return others.filter((name) => name !== '' && !FROM.test(name)).length >= 2
}

function headerName(line = ''): string {
  return HEADER.exec(line)?.[1] ?? ''
}

const WROTE = /(?:เขียน(?:ว่า)?|ได้เขียน|写道)\s?[:：]$/
const WHEN = /^\s{0,9}(?:เมื่อ|ใน|วัน|于|在|\d)/
/** Lines over which programs break the one that says who wrote. */
const BROKEN = 3

/** Whether a line is part of `เมื่อ อ. 24 พ.ย. 2026 เวลา 10:00 Anna <…> เขียนว่า:`, above a quotation. */
function isAttribution(lines: readonly string[], at: number): boolean {
  for (let end = at; end < Math.min(at + BROKEN, lines.length); end += 1) {
    const line = lines[end] ?? ''
    if (line === '') return false
    if (WROTE.test(line)) return isAboveQuotation(lines, end) && begins(lines, end) <= at
  }
  return false
}

/** The first line of an attribution that ends here: that with the day, if it is near. */
function begins(lines: readonly string[], end: number): number {
  for (let at = end; at > end - BROKEN && lines[at]; at -= 1) {
    if (WHEN.test(lines[at] ?? '')) return at
  }
  return end
}

function isAboveQuotation(lines: readonly string[], at: number): boolean {
  const next = lines.slice(at + 1).find((line) => line.trim() !== '')
  return next === undefined || /^\s{0,9}>/.test(next)
}
