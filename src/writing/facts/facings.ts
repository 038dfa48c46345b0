import { type Rule, rule } from './rule.ts'

/* Where a home faces: `ทิศใต้`, `หันตะวันออกเฉียงเหนือ`, `facing south`, `SE facing`. */

const ENGLISH: Record<string, string> = {
  ...{ n: 'north', e: 'east', s: 'south', w: 'west' },
  ...{ ne: 'north_east', nw: 'north_west', se: 'south_east', sw: 'south_west' },
}
const FACING_ENGLISH =
  /(?<![a-z])(?:facing|faces|faced|looks|looking|direction)\s?:?\s?(north|south|east|west|[ns](?=[/-]?[ew]?(?![a-z]))|[ew](?![a-z]))[\s/-]?(east|west|[ew])?(?![a-z])|(?<![a-z])(north|south|east|west|[ns](?=-?[ew]?[\s-]))[\s-]?(east|west|[ew])?[\s-](?:facing|exposure)(?![a-z])|(?<=[/|,]\s?)(north|south|east|west)[\s-]?(east|west)?(?=\s?(?:[/|,\n]|$))/g
/** `SW corner`; `34 sqm west` and `pool view, south-east` at the end of a part of a line. */
const CORNER =
  /(?<![a-z])(ne|nw|se|sw|north|south|east|west)[\s-]?(east|west)?(?= (?:corner|side|wing)(?![a-z]))/g
const BY_LETTER = /(?<![a-z])(ne|nw|se|sw|[nesw])(?=-facing)/g
const AT_END =
  /(?<=(?:sqm|m2|br|bed|floor|fl|view|\d{1,3}f|[,|/·])\s{1,2})(north|south|east|west)(?:[\s-](east|west))?(?=\s{0,2}(?:[|,./·\n]|$))/g
const FACING_THAI =
  /(?:ทิศ|หันหน้าไปทาง|หันหน้าทาง|หันหน้า|หันทาง|หันไปทาง|หัน|ระเบียงหัน|ด้าน)\s?(?:ทาง)?(?:ทิศ)?(เหนือ|ใต้|ตะวันออก|ตะวันตก)(เฉียงเหนือ|เฉียงใต้)?/g
const THAI: Record<string, string> = { เหนือ: 'north', ใต้: 'south', ตะวันออก: 'east', ตะวันตก: 'west' }

export const facingRules: readonly Rule[] = [
  rule(FACING_THAI, ([, first = '', second]) => {
    const side = THAI[first] ?? ''
    if (!second) return { kind: 'facing', value: side }
    if (side === 'north' || side === 'south') return null
    return { kind: 'facing', value: `${second === 'เฉียงเหนือ' ? 'north' : 'south'}_${side}` }
  }),
  rule(CORNER, ([, first = '', second]) => ({
    kind: 'facing',
    value: second ? `${word(first)}_${second}` : word(first),
  })),
  rule(BY_LETTER, ([letters]) => ({ kind: 'facing', value: word(letters) })),
  rule(AT_END, ([, first = '', second]) => ({
    kind: 'facing',
    value: second ? `${first}_${second}` : first,
  })),
  rule(FACING_ENGLISH, ([, a, b, c, d, e, f]) => {
    const first = word(a ?? c ?? e ?? '')
    const second = b ?? d ?? f
    if (!second) return { kind: 'facing', value: first }
    const side = word(second)
    if (first !== 'north' && first !== 'south') return null
    return { kind: 'facing', value: `${first}_${side}` }
  }),
]

function word(letters: string): string {
  return ENGLISH[letters] ?? letters
}
