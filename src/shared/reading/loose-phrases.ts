import { type Rule, rule } from './rule.ts'

/*
 * Pets and views said in words between: `pets are absolutely no problem`, `you see the whole river`. They come after
 * the phrases, which are surer.
 */

const PET_ENGLISH =
  /(?<![a-z])(small |little |medium(?:[ -]?sized?)? |big |large )?(?:pets?|dogs?|cats?|animals?)(?![a-z])[^.\n,;?]{0,20}?(?<![a-z])(not |n['’]t |no )?(allowed|ok(?:ay)?|fine|welcome|friendly|problem|accepted|permitted|possible)(?![a-z?])/g
const NO_PET_ENGLISH =
  /(?<![a-z])(?:no|not allow(?:ing|ed)?|(?:don|doesn|can)['’]?t (?:allow|accept|want|have|take)|not accept|without|prohibits?)\s(?:any |have )?(?:pets?|dogs?|cats?|animals?)(?![a-z])/g
const PET_THAI =
  /(?:เลี้ยง)?(?:น้อง)?(?:สัตว์เลี้ยง|สัตว์|หมา|แมว|สุนัข)([^\n?]{0,16}?)(ไม่ได้|ไม่ให้|ไม่อนุญาต|ไม่รับ|ได้|โอเค)(?!\s?(?:ไหม|มั้ย|มั๊ย|ไม๊|หรือ|รึ|ป่าว|เปล่า))/g
const NO_PET_THAI = /(?:ห้าม|งด|ไม่รับ|ไม่ให้|ไม่อนุญาต)[^\n]{0,12}?(?:สัตว์เลี้ยง|สัตว์|หมา|แมว|สุนัข)/g

const SEEN: Readonly<Record<string, string>> = {
  ...{ river: 'river_view', city: 'city_view', skyline: 'sky_line', pool: 'pool_view' },
  ...{ park: 'park_view', garden: 'park_view', gardens: 'park_view', lake: 'lake_view' },
  ...{ แม่น้ำ: 'river_view', เจ้าพระยา: 'river_view', เมือง: 'city_view', สระ: 'pool_view' },
  ...{ สวน: 'park_view', ทะเลสาบ: 'lake_view', บึง: 'lake_view' },
}
const SEEN_ENGLISH =
  /(?<![a-z])(?:views?|overlook(?:s|ing)?|sees?|look(?:s|ing)?|facing|faces|watch)(?: [a-z]{1,12}){0,4}? (river|city|skyline|pool|park|gardens?|lake)(?![a-z]| view)/g
const VIEWS_ENGLISH =
  /(?<![a-z])(river|city|skyline|pool|park|gardens?|lake)(?:(?:[ /+&,-]{1,3}(?:and )?[a-z]{1,12}){1,2} views?|\s?(?:vew|veiw|viw|vue)s?)(?![a-z])/g
const SEEN_THAI =
  /(?:วิว|เห็น|มองเห็น|มอง|view\s?)([^\n\d,]{0,8}?)(แม่น้ำ|เจ้าพระยา|เมือง|สระ|สวน|ทะเลสาบ|บึง)/g
const OPEN =
  /(?:วิว|view)[^\n,.]{0,12}?(?:โล่ง|ไม่บัง|ไม่โดนบัง|ไม่บล็อ[กค]|unblocked|not blocked|wide open)|ไม่(?:บล็อ[กค]|บัง)วิว|ไม่มี(?:อะไร|ตึก)(?:มา)?บัง|ไม่บล็อ[กค](?![ก-๙])|(?<![a-z])(?:nothing|no buildings?|no towers?) (?:is |are )?(?:in front|blocking|blocks|in the way)|(?<![a-z])(?:unblocked|unobstructed)(?![a-z])/g

/** `bed + wardrobe + AC only` */
const FEW_THINGS =
  /(?<![a-z])(?:bed|wardrobe|bed and)(?![a-z])[^\n|;.]{0,30}(?<![a-z])only(?![a-z])/g

export const looseRules: readonly Rule[] = [
  rule(FEW_THINGS, () => ({ kind: 'furnishing', value: 'partially_furnished' })),
  rule(NO_PET_ENGLISH, () => ({ kind: 'pets', value: 'not_allowed' })),
  rule(NO_PET_THAI, () => ({ kind: 'pets', value: 'not_allowed' })),
  rule(PET_ENGLISH, ([, small, not, how]) => {
    const isNo = not !== undefined && (how !== 'problem' || not !== 'no ')
    if (how === 'problem' && not === undefined) return null
    // Whoever wants no large dogs may take small ones.
    if (isNo && small && !/^(?:small|little)/.test(small)) return null
    const size = /^medium/.test(small ?? '')
      ? 'medium'
      : /^(?:small|little)/.test(small ?? '')
        ? 'small'
        : 'allowed'
    return { kind: 'pets', value: isNo ? 'not_allowed' : size }
  }),
  rule(PET_THAI, ([, between = '', how = '']) => {
    const isSmall = /เล็ก|กิโล|กก|โล/.test(between)
    return {
      kind: 'pets',
      value: how.startsWith('ไม่') ? 'not_allowed' : isSmall ? 'small' : 'allowed',
    }
  }),
  rule(SEEN_ENGLISH, ([, what = '']) => seen(what)),
  rule(VIEWS_ENGLISH, (match) => {
    const [, what = ''] = match
    const place = { start: match.index, end: match.index + what.length }
    return { kind: 'view', value: SEEN[what] ?? '', ...place }
  }),
  rule(SEEN_THAI, ([, between = '', what = '']) => (/ไม่|no/.test(between) ? null : seen(what))),
  rule(OPEN, () => ({ kind: 'view', value: 'unblock_view' })),
]

function seen(what: string) {
  const value = SEEN[what]
  return value ? { kind: 'view' as const, value } : null
}
