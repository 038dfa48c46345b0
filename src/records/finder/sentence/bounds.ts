import type { Fact } from '../../../shared/reading/fact.ts'

/* Words beside a number that make it the least, the most, or about what is wanted. */

const MOST_BEFORE =
  /(?:(?<![a-z])(?:under|below|max(?:imum)?|up ?to|less than|cheaper than|within|(?:no|nothing|nowt|not) (?:more than|over|above|higher than)|at most|budget(?: is| of)?|until|till)|[<≤]|(?:ไม่|บ่)เกิน|งบ(?:ประมาณ)?|(?<!ไม่)ต่ำกว่า|(?<!ไม่)น้อยกว่า|สูงสุด|ถูกกว่า|ภายใน|เล็กกว่า|不超过|低于|预算)(?:\s?(?:of|is|thb|baht|฿|ไม่เกิน|ราคา)){0,2}[\s:.=]{0,2}$/
const MOST_AFTER =
  /^\s?(?:thb|baht|บาท)?\s?(?:(?:max|maximum|tops|or (?:less|under|below|lower)|and (?:under|below))(?![a-z])|ลงมา|หรือต่ำกว่า|以内|以下)/
const LEAST_BEFORE =
  /(?:(?<![a-z])(?:over|above|from|at ?least|(?<!\d\s?)min(?:imum)?|more than|bigger than|larger than|starting(?: at| from)?|higher than)|[>≥]|ตั้งแต่|(?<!ไม่|บ่)เกิน|มากกว่า|อย่างน้อย|ขั้นต่ำ|เริ่ม(?:ต้น)?(?:ที่)?|ใหญ่กว่า|ไม่ต่ำกว่า|ไม่น้อยกว่า|สูงกว่า|至少|超过)(?:\s?(?:of|is|thb|baht|฿|the|ชั้น|floor)){0,2}[\s:.=]{0,2}$/
export const LEAST_AFTER =
  /^\s?(?:thb|baht|บาท|sqm|sq\.?\s?m)?\s?(?:\+(?![a-z])|plus(?=\s*(?:$|[,.;\d]))|(?:or|and) (?:more|up|above|higher|bigger|larger)(?![a-z])|up(?![a-z])|ขึ้น(?:ไป)?|以上)/
const ABOUT_BEFORE =
  /(?:(?<![a-z])(?:around|about|approx(?:imately)?|roughly|circa)|~|(?<!งบ)ประมาณ|ราว ?ๆ?|แถว ?ๆ|大约)(?:\s?(?:thb|baht|฿|งบ|ราคา))?[\s:.]{0,2}$/
const ABOUT_AFTER =
  /^\s?(?:thb|baht|บาท)?\s?(?:or (?:so|thereabouts)(?![a-z])|บวกลบ|กว่า ?ๆ|左右|上下)/

/** What the words before and after a number make of it. */
export function boundOf(plain: string, { start, end }: Fact): 'least' | 'most' | 'about' | null {
  const before = plain.slice(Math.max(0, start - 28), start)
  const after = plain.slice(end, end + 20)
  if (ABOUT_BEFORE.test(before) || ABOUT_AFTER.test(after)) return 'about'
  if (MOST_BEFORE.test(before) || MOST_AFTER.test(after)) return 'most'
  return LEAST_BEFORE.test(before) || LEAST_AFTER.test(after) ? 'least' : null
}
