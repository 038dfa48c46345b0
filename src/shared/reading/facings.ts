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

/** `east or south facing`, `facing north or east`. */
const EITHER =
  /(?<![a-z])(?:(north|south|east|west)(?:\s?(?:or|and|\/|,|&)\s?)(north|south|east|west)[\s-](?:facing|exposure)|(?:facing|faces)\s(north|south|east|west)(?:\s?(?:or|and|\/|,|&)\s?)(north|south|east|west))(?![a-z]|[\s-](?:east|west)(?![a-z]))/g

export const facingRules: readonly Rule[] = [
  rule(EITHER, (match) => {
    const [, a, b, c, d] = match
    const [first = '', second = ''] = [a ?? c, b ?? d]
    const middle = match.index + match[0].indexOf(first) + first.length
    return [
      { kind: 'facing', value: first, end: middle },
      { kind: 'facing', value: second, start: middle },
    ]
  }),
  rule(FACING_THAI, ([, first = '', second]) => {
    const side = THAI[first] ?? ''
    if (!second) return { kind: 'facing', value: side }
    if (side === 'north' || side === 'south') return null
    return { kind: 'facing', value: `${second === 'เฉียงเหนือ' ? 'north' : 'south'}_${side}` }
  }),
  rule(CORNER, ([, first, second]) => facing(first, second)),
  rule(BY_LETTER, ([letters]) => facing(letters)),
  rule(AT_END, ([, first, second]) => facing(first, second)),
  rule(FACING_ENGLISH, ([, a, b, c, d, e, f]) => facing(a ?? c ?? e, b ?? d ?? f)),
]

/** `south`, or `south_east` of two words; null where the first of two is neither north nor south. */
function facing(first = '', second?: string) {
  const side = word(first)
  if (!second) return { kind: 'facing' as const, value: side }
  if (side !== 'north' && side !== 'south') return null
  return { kind: 'facing' as const, value: `${side}_${word(second)}` }
}

function word(letters: string): string {
  return ENGLISH[letters] ?? letters
}
