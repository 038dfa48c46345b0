import { isOneErrorAway } from '../../../city/places/typing-errors.ts'

/*
 * Words of a rewritten text that are no form of any word of the text: whatever they say, the text does not say it. A list
 * of what must not be added never ends, so only words that say nothing by themselves may come in.
 */

const PLAIN = new Set(
  `a an the this that these those it its it’s is are was were be been being has have had do does did will would can may
  and or but so as if when while where which who whose of in on at to for from by with without into per than then there
  their they them he him his she her we us our you your i my me not no also only both each every all any
  home homes unit room rooms space spaces floor size price located near nearby close situated lies about
  including included include excluding excluded allowed permitted welcome accepted comes come offers offered features
  there’s provided shared between wants looking please month months year years day days minute minutes metre metres
  square sqm baht thb one
  และ หรือ แต่ ที่ ซึ่ง อัน ของ ใน บน จาก ถึง ไป มา อยู่ เป็น คือ มี ได้ ไม่ ให้ กับ แก่ โดย เพื่อ เมื่อ แล้ว ก็ นี้ นั้น ด้วย จะ ต่อ
  ตัว หลัง ชั้น ห้อง ขนาด ราคา บาท เดือน ปี วัน นาที เมตร ตาราง ตารางเมตร ตร ม ใกล้ ค่ะ ครับ รวม พร้อม คน`.split(
    /\s+/,
  ),
)
const WORD_CHARS = /[\p{L}\p{M}]{2}/u

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** Words of the answer that stand neither in the text nor in what the built-in editor makes of it, each once. */
export function addedWords(text: string, builtIn: string, answer: string): string[] {
  const known = new Set([...wordsOf(text), ...wordsOf(builtIn)])
  const byStart = Map.groupBy(known, startOf)
  // Thai is divided by what stands around a word.
  const said = `${text}\n${builtIn}`.toLowerCase()
  return wordsOf(answer).filter((word) => {
    if (PLAIN.has(word) || known.has(word)) return false
    if (/[\u0e01-\u0e4e]/.test(word) && said.includes(word)) return false
    return !(byStart.get(startOf(word)) ?? []).some((other) => isFormOf(word, other))
  })
}

function startOf(word: string): string {
  return word.slice(0, 2)
}

/** `minimum` of `min`, `owned` of `owns`, `corner` of `conrer`. */
function isFormOf(word: string, other: string): boolean {
  const [short, long] = word.length < other.length ? [word, other] : [other, word]
  let alike = 0
  while (alike < short.length && short[alike] === long[alike]) alike += 1
  if (alike >= Math.max(3, Math.min(short.length - 1, 5))) return true
  return short.length > 3 && isOneErrorAway(word, other)
}

function wordsOf(text: string): string[] {
  const words = [...segmenter.segment(text.toLowerCase().replaceAll("'", '’'))]
    .filter(({ segment, isWordLike }) => isWordLike && WORD_CHARS.test(segment))
    .map(({ segment }) => segment)
  return [...new Set(words)]
}
