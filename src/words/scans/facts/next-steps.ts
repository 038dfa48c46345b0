import { readQuickLine } from '../../../team/tasks/rules/quick-line/quick-line.ts'
import type { NextStep } from '../rules/scan.ts'
import { factOf, type NoteLine } from './lines.ts'

const VERBS =
  'ask|call|phone|ring|send|email|e-mail|mail|message|text|check|confirm|book|arrange|schedule|plan|follow|remind|meet|visit|view|show|prepare|draft|write|sign|pay|collect|get|find|look|search|reply|answer|negotiate|offer|bring|pick|contact|update|tell|inform|inspect|print|forward|share|order|request|discuss|talk|fix|repair|clean|photograph|measure|list|post|upload|invoice|chase|viewing|revisit|submit|renew'
const THAI_VERBS =
  'ส่ง|โทร|นัด|ถาม|สอบถาม|ติดต่อ|เช็ค|เช็ก|ตรวจ|ตาม|ติดตาม|เตรียม|แจ้ง|จอง|พา|นำชม|ทำสัญญา|เซ็น|ต่อรอง|คุย|เคลียร์|รับกุญแจ|เอากุญแจ|ขอเอกสาร|ขอรูป|หาห้อง|ถ่ายรูป|วางบิล|เก็บเงิน|โอนเงิน|ชำระ|จ่าย|ซ่อม|ล้างแอร์|อัพเดต|อัปเดต|พิมพ์|พรินต์|ลงประกาศ|แก้สัญญา|ร่างสัญญา'
/** What may lead a verb: marks of lists, and words of intent. */
const LED =
  '(?:(?:\\d{1,2}[.)]|[-–—•*>+]|\\[ ?\\]|to-?do:?|next:?|then|and|please|pls|must|need to|needs to|have to|has to|to|will|i will|remember to|don.t forget to|also)\\s{0,3}){0,3}'
const THAI_LED =
  '(?:(?:\\d{1,2}[.)]|[-–—•*>+]|ต้อง|จะ|เดี๋ยว|อย่าลืม|ช่วย|รบกวน|แล้ว|และ|ค่อย|ให้|ฝาก|ไป)\\s{0,3}){0,3}'
const BEGINS = new RegExp(`^\\s{0,3}${LED}(${VERBS})(?![a-z])`, 'i')
const THAI_BEGINS = new RegExp(`^\\s{0,3}${THAI_LED}(${THAI_VERBS})`)
const SHORT_LEAD = new RegExp(`^\\s{0,3}${LED}`, 'i')
/** A bare number to call is how to reach somebody, and no plan. */
const ONLY_REACH = /^\s{0,3}(?:call|phone|โทร|ติดต่อ)\.?\s{0,2}:?\s{0,2}\(?\+?\d/i
const TITLE = 300

type Clause = { text: string; start: number; end: number }

/** What is to be done by a line: its clauses that begin with a verb of intent, or an appointment. */
export function nextStepsOf(line: NoteLine, now: Date): NextStep[] {
  const steps = clausesOf(line).flatMap((clause) => {
    const step = stepOf(line, clause, now)
    return step ? [step] : []
  })
  if (steps.length > 0) return steps
  const viewing = viewingOf(line)
  return viewing ? [viewing] : []
}

/** Commas, semicolons and arrows part clauses; numbers keep theirs. */
function clausesOf({ text, start }: NoteLine): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (const match of text.matchAll(/[,;](?!\d)|→|->|\. (?=[A-Zก-๙])/g)) {
    clauses.push({
      text: text.slice(from, match.index),
      start: start + from,
      end: start + match.index,
    })
    from = match.index + match[0].length
  }
  clauses.push({ text: text.slice(from), start: start + from, end: start + text.length })
  return clauses.filter((clause) => clause.text.trim() !== '')
}

function stepOf(line: NoteLine, clause: Clause, now: Date): NextStep | null {
  const quick = readQuickLine(clause.text, now)
  if (!isIntent(clause.text) && !isIntent(quick.title)) return null
  const hasDay = quick.dueDate !== null
  const isReach = ONLY_REACH.test(clause.text) || /^โทร/.test(quick.title)
  if (isReach && !hasDay && factOf(line, 'phone')) return null
  const title = tidy(quick.title)
  if (title === '') return null
  const trimmed = clause.text.length - clause.text.trimStart().length
  return {
    text: title,
    dueDate: quick.dueDate,
    dueTime: quick.dueTime,
    start: clause.start + trimmed,
    end: clause.start + clause.text.trimEnd().length,
  }
}

const isIntent = (text: string) => BEGINS.test(text) || THAI_BEGINS.test(text)

/** A home, a day and an hour are a viewing. */
function viewingOf(line: NoteLine): NextStep | null {
  const [day, time] = [factOf(line, 'day'), factOf(line, 'time')]
  const home = line.facts.find(
    ({ kind, value }) =>
      kind === 'unit-number' || (kind === 'number' && /^\d+[A-Z]$/i.test(String(value))),
  )
  if (!day || !time || !home) return null
  return {
    text: `Viewing of ${home.value}`,
    dueDate: String(day.value),
    dueTime: String(time.value),
    start: Math.min(home.start, day.start),
    end: Math.max(home.end, time.end),
  }
}

/** A title without the marks of a list. */
function tidy(title: string): string {
  const words = title
    .replace(/^(?:\d{1,2}[.)]|[-–—•*>+]|\[ ?\])\s{0,3}/, '')
    .replace(/\s{1,9}([:,;?!])/g, '$1')
    .trim()
  const [lead = ''] = SHORT_LEAD.exec(words) ?? []
  const rest = words.slice(lead.length)
  const shown = rest === '' ? words : rest
  return (shown.charAt(0).toUpperCase() + shown.slice(1)).slice(0, TITLE)
}
