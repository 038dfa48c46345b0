import { type ChatReading, wordsAfter, wordsBefore } from '../reading.ts'

/* Whether a sum is what the home costs: people also tell what a neighbour asks, what it once was, what a sofa cost. */

const OTHERS =
  /neighbou?r|next door|upstairs|downstairs|other (?:unit|room|owner|home|flat)|the one (?:on|upstairs|next)|(?:the|those|other)(?: [a-z]{1,12})? units(?![a-z])|units? (?:are|is|go(?:es)?|went|get)(?![a-z])|similar|same type|colleague|guess|market (?:price|rate)|someone|somebody|ข้างบน|ข้างล่าง|ข้าง\s?ๆ|ข้างห้อง|ห้องข้าง|ห้องอื่น|คนอื่น|ชาวบ้าน|ราคาตลาด|เพื่อน(?:บ้าน|ที่)|ของเค้า|ของเขา/
const FORMER =
  /before|used to|previous|last (?:year|month|time|tenant|contract)|let it|(?<![a-z])(?:receiv(?:e|ed|ing)|getting)(?![a-z])|เพิ่งซื้อ|ซื้อไป|(?<![a-z])(?:was|were|bought|paid)(?![a-z])|ตอนซื้อ|ซื้อมา|ซื้อไว้|เคย|ตอนแรก|ครั้งก่อน|(?<!เท่า|ตาม|เหมือน)เดิม|ปีก่อน|ปีที่แล้ว|คนเก่า|เมื่อก่อน|ต้นทุน/
/** It was so then; what follows is how it is now. */
const NOW = /(?<![a-z])(?:now|asking|but|instead)(?![a-z])|ตอนนี้|ปัจจุบัน|เป็น|เหลือ|ขอ/g
const OWN =
  /(?<![a-z])(?:my|mine|ours?|i['’]d|would like|want)(?![a-z])|ของ(?:ผม|พี่|เรา|เจ๊|หนู|ฉัน|ดิฉัน|ป้า|ลุง)/g
const THINGS =
  /kitchen|renovat|redone|sofa|couch|mattress|fridge|wardrobe|air ?con|new tv|แอร์ใหม่|เปลี่ยน(?:แอร์|พื้น)|รีโนเวท|โซฟา|ที่นอน|ตกแต่งไป|salary|เงินเดือน|(?<![a-z])bank|loan|mortgage|กู้|ผ่อน|flight|(?<![a-z])tax|ภาษี|ประเมิน|มิเตอร์|electric|internet|wifi|cleaning|the mall|ค่าซ่อม|repair/
const CLAUSE = /[.!?;,]\s|\.{2,}|(?:ครับ|คับ|ค่ะ|คะ|จ้า)\s/

/** `12,900 baht from the mall` */
const FOR = /^\s?(?:baht|thb|บาท)?\s?(?:for|from|on|at|สำหรับ|ค่า)/
/** `The 11.2 million is cancelled`. */
const CANCELLED = /^\s?(?:baht|thb|บาท)?\s?(?:is |was )?(?:cancel|off(?![a-z])|ยกเลิก)/
/** `15k if for two years`; `53,000 ถ้าขาย 14.9 ล้าน` names the other price instead. */
const CONDITION =
  /^[^\n.;]{0,24}(?:ถ้า(?!จะ?(?:ขาย|ซื้อ)|ขาย|ซื้อ)|(?<![a-z])if(?! (?:you |they )?(?:buy|bought|sell|sold|for sale))(?![a-z]))/

type Place = { start: number; end: number }

/** Of another home or another time: no price of this one. */
export function isOtherPrice(reading: ChatReading, place: Place): boolean {
  const before = clauseBefore(reading, place)
  if (CANCELLED.test(wordsAfter(reading, place.end, 24))) return true
  return OTHERS.test(before) || FORMER.test(before)
}

/** What something in the home costs or a condition allows, where another sum may be the home's. */
export function isOfThings(reading: ChatReading, place: Place): boolean {
  if (CONDITION.test(wordsAfter(reading, place.end, 28))) return true
  const after = wordsAfter(reading, place.end, 36).split(CLAUSE)[0] ?? ''
  const isLed = FOR.test(after) && THINGS.test(after)
  return isLed || THINGS.test(clauseBefore(reading, place))
}

/** The words of its clause before a sum, from the last sum and from what makes it the speaker's own. */
function clauseBefore(reading: ChatReading, { start }: Place): string {
  const clause = wordsBefore(reading, start, 90).split(CLAUSE).at(-1) ?? ''
  const sums = /\d[\d,.]{2,}(?:\s?[a-zก-๙]{1,4})?/g
  const from = [sums, OWN, NOW].map((expression) => {
    const last = [...clause.matchAll(expression)].at(-1)
    return last ? last.index + last[0].length : 0
  })
  return clause.slice(Math.max(...from))
}
