/** `Near me` in words, as people type it in English and Thai. */
const PHRASES =
  /^((places? |homes? |condos? )?(near(by| by)?|close to|around)( me| here| my location)|nearby|near by|my location|(ใกล้|รอบ|แถว)\s*(ๆ\s*)?(ฉัน|ผม|เรา|ตัว|ตัวฉัน|ที่นี่|นี้|บริเวณนี้|ๆ)|ตำแหน่งของฉัน|ตำแหน่งปัจจุบัน)$/

/** Whether a typed text asks for the device's own place. */
export function asksNearMe(typed: string): boolean {
  return PHRASES.test(typed.trim().toLowerCase().replace(/\s+/g, ' '))
}
