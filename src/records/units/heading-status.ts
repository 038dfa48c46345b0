/** Words of headings of homes that are let, sold, reserved or taken off the market. */
const ENGLISH =
  /(?<![\p{L}-])(?:sold|rented|(?<!to[ -])let|leased|closed|off[- ]market|inactive|unavailable|not available|reserved|booked|occupied|tenanted|with tenants?|withdrawn|transferred|taken|expired|archived?|under offer|on hold)(?![\p{L}-])/iu
const THAI =
  /ปิดดีล|ปิดการขาย|ปิดจอง|(?:ขาย|เช่า|ปล่อย|โอน|จอง|ทำสัญญา|ปิด)(?:ไป|ได้|ออก)?แล้ว|ไม่ว่าง|(?:มี|ติด|พร้อม)(?:ผู้|คน)เช่า|ติดสัญญา|ติดจอง|หลุดแล้ว|หมดแล้ว|ไม่(?:ขาย|ปล่อย|ให้เช่า)แล้ว|ยกเลิก/
/** Longer headings are read from their beginning. */
const MAX = 200
const WITHOUT_SIGNS = /[\p{L}\p{N}(](?:.*[\p{L}\p{M}\p{N})])?/su

/**
 * The text of the status that a heading in a file gives the homes beneath it, without the signs around it: `SOLD` of
 * `❌ SOLD ❌`. Null for a heading that does not say that they are gone: `ให้เช่า FOR RENT`, a name.
 */
export function statusInHeading(heading: string): string | null {
  const text = heading.slice(0, MAX)
  if (!ENGLISH.test(text) && !THAI.test(text)) return null
  return WITHOUT_SIGNS.exec(text)?.[0] ?? null
}
