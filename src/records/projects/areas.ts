import { type Area, Areas } from './rules/project-sets.ts'

// A space in a spelling matches any blanks or hyphens, or nothing.
const spellings: Record<Area, readonly string[]> = {
  sukhumvit: ['sukhumvit', 'sukhumwit', 'sukhumvith', 'sukumvit', 'sukumwit', 'สุขุมวิท'],
  silom: ['si lom', 'สีลม', 'sathon', 'sathorn', 'satorn', 'สาทร', 'สาธร'],
  thonglor: [
    'thong lo',
    'thong lor',
    'tong lo',
    'tong lor',
    'ทองหล่อ',
    'ekkamai',
    'ekamai',
    'เอกมัย',
  ],
  chatuchak: [
    'chatuchak',
    'chatuchuk',
    'jatujak',
    'jatuchak',
    'จตุจักร',
    'phaya thai',
    'paya thai',
    'phya thai',
    'พญาไท',
  ],
}

const patterns = Object.fromEntries(Areas.ids.map((area) => [area, pattern(spellings[area])]))

/**
 * The search areas that an address names, in any common spelling, English or Thai. A Latin
 * spelling only matches whole words: Thong Lo is Thonglor, Thong Long is not.
 */
export function areasOf(address: string): Area[] {
  const text = address.normalize('NFC').toLowerCase()
  return Areas.ids.filter((area) => patterns[area]?.test(text))
}

function pattern(words: readonly string[]): RegExp {
  const alternatives = words.map((word) => word.replaceAll(' ', '[\\s-]*'))
  return new RegExp(`(?<![a-z])(?:${alternatives.join('|')})(?![a-z])`, 'u')
}
