/**
 * The street in an address without the house number: `Soi Sukhumvit 55` of `88/2 Soi Sukhumvit 55, Khlong Tan
 * Nuea, Watthana, Bangkok 10110`, `ถนนคอนแวนต์` of `30 ถนนคอนแวนต์ แขวงสีลม`.
 */
export function streetOf(address: string): string {
  const first = address.split(/,|\s(?=แขวง|ตำบล|เขต|อำเภอ)/)[0] ?? ''
  return first.replace(/^\s*(?:เลขที่\s*)?\d[\d/-]*\s+/, '').trim()
}
