import { type ChatReading, isSpeakers } from '../reading.ts'
import type { DraftNote } from '../rules/draft.ts'

/* What no field of a unit holds: the terms of a contract, shares of costs. It is offered as a note. */

const NOTES: readonly [kind: DraftNote['kind'], expression: RegExp][] = [
  [
    'contract',
    /(?:สัญญา(?:เช่า)?\s?(?:ขั้นต่ำ\s?)?\d{1,2}\s?(?:ปี|เดือน)|\d{1,2}\s?-?\s?(?:years?|yrs?|months?|mths?)['’]?s?\s(?:contract|lease|minimum)|(?:contract|lease|minimum|min\.?)\s?(?:of\s)?\d{1,2}\s?(?:years?|yrs?|months?|mths?))/g,
  ],
  [
    'transfer',
    /(?:ค่า)?โอน\s?(?:คนละครึ่ง|50\/50|ฟรี|คนซื้อ|คนขาย)|ฟรี(?:ค่า)?โอน|transfer(?: fees?)?\s(?:50\/50|half|shared|by (?:buyer|seller))|free transfer/g,
  ],
  [
    'commission',
    /(?:ค่า)?คอม(?:มิชชั่น)?\s?\d{1,2}(?:\.\d)?\s?(?:เดือน|%|เปอร์เซ็นต์)|(?:commission|comm)\s?:?\s?\d{1,2}(?:\.\d)?\s?(?:months?|mths?|%|percent)|\d{1,2}(?:\.\d)?\s?(?:months?|%)\s(?:commission|comm)(?![a-z])/g,
  ],
  [
    'deposit',
    /(?:ประกัน|มัดจำ|เงินประกัน)\s?\d{1,2}\s?(?:เดือน|ด\.?)|(?:deposit|dep)\.?\s?:?\s?\d{1,2}\s?(?:\+\s?\d{1,2}|months?|mths?)?|\d{1,2}\s?(?:months?|mths?)\sdeposit/g,
  ],
  ['quota', /foreign(?:er)? quota|โควต้าต่างชาติ|โควตาต่างชาติ/g],
  ['fee', /ค่าส่วนกลาง[^\n,]{0,30}|(?:common|cam|maintenance) fee[^\n,]{0,30}/g],
  ['negotiable', /ต่อรองได้|ต่อได้(?:นิดหน่อย)?|negotiable|ราคาคุยกันได้|เผื่อต่อ/g],
  ['key', /กุญแจอยู่[^\n,]{1,20}|keys? (?:is |are )?(?:at|with) [^\n,.]{1,24}/g],
  ['parking', /ที่จอด(?:รถ)?\s?\d{1,2}\s?คัน|\d{1,2}\s?(?:parking|car park)(?: spaces?| lots?)?/g],
]

export function notesOf(reading: ChatReading): DraftNote[] {
  const { plain, text, chat } = reading
  const notes = NOTES.flatMap(([kind, expression]) =>
    [...plain.matchAll(expression)].map((match): DraftNote => {
      const start = match.index
      const words = match[0].trimEnd()
      return {
        kind,
        text: text.slice(start, start + words.length),
        start,
        end: start + words.length,
      }
    }),
  )
  return notes
    .filter(({ start }) => {
      const message = chat.messages.findIndex((each) => each.start <= start && start < each.end)
      return message >= 0 && isSpeakers(reading, message)
    })
    .toSorted((a, b) => a.start - b.start)
}
