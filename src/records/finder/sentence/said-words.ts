import type { UnitSearch } from '../../units/rules/search.ts'

/*
 * Wordings that mean a filter where somebody searches. In a text about one home they mean less: `pets` there says
 * nothing, here it asks for a home that takes them. What every text says the same way is in `shared/reading`.
 */

type Wording = readonly [words: string, filters: Partial<UnitSearch>]

const latin: readonly Wording[] = [
  [
    '(?:for |to |a |long |short )?(?:rent(?:al|als|ing)?|lease|renting|let)',
    { listingType: 'rent' },
  ],
  [
    '(?:for |to |on )?(?:buy(?:ing)?|sale|sell|purchas(?:e|ing)|invest(?:ment|ing)?)',
    { listingType: 'sale' },
  ],
  ['town ?(?:house|home)s?', { propertyType: 'townhouse' }],
  ['houses?', { propertyType: 'house' }],
  ['apartments?|apts?', { propertyType: 'apartment' }],
  [
    '(?:(?:accepts?|allows?|takes?) )?(?:my |small |a )?(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|golden retriever|bulldog|poodle|corgi)(?: ?-? ?(?:friendly|ok|okay|allowed|welcome))?',
    { petFriendly: 'yes' },
  ],
  ['smok(?:ing|er|ers)(?: ok| allowed)?', { smokingAllowed: 'allowed' }],
  [
    '(?:new|newest|latest) (?:listings?|ads?|on the market)|(?:just|newly|new|recently) (?:listed|added|in)|listed (?:today|this week|recently)',
    { newOnly: true },
  ],
  [
    '(?:price )?(?:reduced|reductions?|drop(?:s|ped)?|cuts?)|discount(?:ed|s)?|(?:reduced|lower(?:ed)?) price',
    { reducedOnly: true },
  ],
  [
    '(?:available|vacant|free)(?: (?:right )?now| immediately| today)?|immediate(?:ly)?|move[ -]?in ready|ready to move(?: in)?',
    { availableOnly: true },
  ],
  ['furnished|furniture', { furnishing: 'fully_furnished' }],
  [
    '24(?: |-)?(?:h|hrs?|hours?)(?: |-)?security|security(?: guards?)?',
    facility('24_hours_security'),
  ],
  ['(?:car ?)?park(?:ing|ing space|ing lot)|car ?park', facility('car_park')],
  ['garden|green space', facility('community_garden')],
  ['gym(?:nasium|s)?|fitness(?: ?(?:center|centre|room))?', facility('gymnasium')],
  ['sky ?lounge', facility('sky_lounge')],
  ['lounge', facility('lounge')],
  ['co ?-?working(?: ?(?:space|area))?', facility('co_working_area')],
  ['onsen', facility('onsen')],
  ['spa', facility('spa')],
  ['meeting room', facility('meeting_room')],
  ['(?:swimming |big |nice )?pools?', facility('swimming_pool')],
  ['tennis(?: court)?', facility('tennis_court')],
  ['squash(?: court)?', facility('squash_court')],
  ['football(?: pitch| field)?|soccer', facility('football_pitch')],
  ['luxury|luxurious|high ?-?end', facility('luxury')],
  ['roof ?top(?: access| garden| pool)?', facility('rooftop_access')],
  ['river ?(?:view|side|front)?', { selectedViews: ['river_view'] }],
  ['(?:high|higher|upper|top) floors?', { floorDirection: 'above', floorLevel: 15 }],
  ['(?:not?|except)(?: the| a)? ground floor', { floorDirection: 'above', floorLevel: 1 }],
  ['(?:not?|except)(?: the| a)? low(?:er)? floors?', { floorDirection: 'above', floorLevel: 8 }],
  ['not? leasehold|non ?-?leasehold', { ownershipType: 'freehold' }],
  ['ground floor', { floorDirection: 'below', floorLevel: 2 }],
  ['(?:low|lower) floors?', { floorDirection: 'below', floorLevel: 9 }],
]

const thai: readonly Wording[] = [
  ['(?:หา|อยาก|ให้|ปล่อย|ขอ|จะ)?เช่า', { listingType: 'rent' }],
  ['(?:หา|อยาก|สนใจ|จะ)?ซื้อ|ขาย(?!ส่ง)', { listingType: 'sale' }],
  ['ทาวน์(?:เฮ้าส์|เฮาส์|โฮม)', { propertyType: 'townhouse' }],
  ['บ้าน(?:เดี่ยว)?', { propertyType: 'house' }],
  ['อพาร์[ทต]เ?ม้?[นต]?ท?์?', { propertyType: 'apartment' }],
  [
    '(?:รับ|เลี้ยง|ที่เลี้ยง|มี|พา)?(?:น้อง)?(?:สัตว์เลี้ยง|สัตว์|หมา|แมว|สุนัข)(?:ได้)?|pet ?ได้',
    { petFriendly: 'yes' },
  ],
  ['สูบบุหรี่(?:ได้)?', { smokingAllowed: 'allowed' }],
  [
    '(?:ประกาศ|ห้อง)(?:(?:มา)?ใหม่)?ล่าสุด|(?:ลง)?(?:ประกาศ|ห้อง)(?:มา)?ใหม่|ลงใหม่|(?<![ก-๙])มาใหม่|เพิ่ง(?:ลง|มา)(?:ประกาศ)?',
    { newOnly: true },
  ],
  ['ลดราคา|ราคาลด|ปรับลด', { reducedOnly: true }],
  ['(?<!ระห)ว่าง(?:เลย|พร้อมอยู่|ตอนนี้)?|พร้อม(?:เข้า)?อยู่|เข้าอยู่ได้(?:เลย|ทันที)?', { availableOnly: true }],
  ['(?:มี)?เฟอร์นิเจอร์|(?:มี)?เฟอร์ฯ?', { furnishing: 'fully_furnished' }],
  ['(?:ที่)?จอดรถ|ที่จอด', facility('car_park')],
  ['รปภ\\.?|ระบบรักษาความปลอดภัย', facility('24_hours_security')],
  ['ฟิต(?:เนส)?|ยิม', facility('gymnasium')],
  ['สระ(?:ว่าย)?(?:น้ำ)?', facility('swimming_pool')],
  ['ออนเซ็?น', facility('onsen')],
  ['สกาย ?เลา[จน]+์?', facility('sky_lounge')],
  ['สปา', facility('spa')],
  ['ห้องประชุม', facility('meeting_room')],
  ['สนามเทนนิส|เทนนิส', facility('tennis_court')],
  ['สนามฟุตบอล', facility('football_pitch')],
  ['โคเวิร์[คก](?:กิ้ง)?(?:สเปซ)?|co-?working', facility('co_working_area')],
  ['ดาดฟ้า|รูฟท็อป', facility('rooftop_access')],
  ['หรู(?:หรา)?', facility('luxury')],
  ['(?:วิว|ริม|ติด)แม่น้ำ', { selectedViews: ['river_view'] }],
  ['ชั้นสูง ?ๆ?', { floorDirection: 'above', floorLevel: 15 }],
  ['ไม่(?:เอา|อยากได้|ต้องการ)?ชั้น(?:ล่าง|1(?!\\d))', { floorDirection: 'above', floorLevel: 1 }],
  ['ไม่(?:เอา|อยากได้|ต้องการ)?ชั้น(?:ต่ำ|เตี้ย)', { floorDirection: 'above', floorLevel: 8 }],
  ['ชั้น(?:ต่ำ|เตี้ย|ล่าง) ?ๆ?', { floorDirection: 'below', floorLevel: 9 }],
]

function facility(id: NonNullable<UnitSearch['selectedFacilities']>[number]): Partial<UnitSearch> {
  return { selectedFacilities: [id] }
}

export type WordRule = { expression: RegExp; filters: Partial<UnitSearch> }

/** For a text in lower case: Latin words as a whole, Thai ones anywhere. */
export const wordRules: readonly WordRule[] = [
  ...latin.map(([words, filters]) => ({
    expression: new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`, 'g'),
    filters,
  })),
  ...thai.map(([words, filters]) => ({ expression: new RegExp(words, 'g'), filters })),
]

const latinFillers = `a an the and or with for of in on at to by from near nearby next close around within walking walk distance min mins
  minute minutes m metres meters km station area zone road soi please pls want wants wanted need needs needed looking
  look search searching find show me i im i'm we my our is are be there that which has have having where any some all
  condo condos condominium condominiums unit units room rooms flat flats home homes house property properties place
  places residence budget price prices rent rental thb baht bath bed beds month monthly mth pm per max maximum min
  minimum least most under below over above about approx up than less more not exceed only just also plus bangkok bkk
  train bts mrt arl beside drive ride hi hello thanks thank you ready move good listing listings option options along higher lower bigger larger or more until till can you do got get if would like love live living someone anyone where what which now hour hours friendly space somewhere anything starting next building buildings campus anywhere ideally thereabouts half an hour between`
const thaiFillers =
  `คอนโดมิเนียม คอนโด ห้องชุด ห้องพัก ห้อง หาคอนโด หา อยากได้ ต้องการ สนใจ อยาก มี ที่ ใกล้กับ ใกล้ๆ ใกล้ แถวๆ แถว ย่าน ติดกับ ติด โซน
  แนว ตาม ละแวก แถบ ใน และ กับ หรือ พร้อม ด้วย ขอ ครับ ค่ะ คะ คับ นะ จ้า หน่อย ไม่เกิน งบประมาณ งบ ราคา ประมาณ ราวๆ ราว ต่อเดือน เดือนละ ต่อ
  เดือน บาท ถึง ตั้งแต่ ขึ้นไป ขึ้น เริ่มต้น ต่ำกว่า มากกว่า อย่างน้อย เดินทาง เดินถึง เดิน นั่ง รถไฟฟ้า บีทีเอส เอ็มอาร์ที สถานี จาก ไป นาที เมตร
  ภายใน ระยะ อยู่ ได้ ให้ ช่วย สัก แบบ เอา ไหม มั้ย บ้าง ของ เป็น ๆ กรุงเทพฯ กรุงเทพ กทม ไม่ไกล สูงกว่า ห่าง เลย สวัสดี สอบถาม บริเวณ เท่านั้น ครึ่งชั่วโมง ชั่วโมง ขอบคุณ จะ แล้ว ก็ นี้ ขนาด พื้นที่ จำนวน ขั้นต่ำ`.split(
    /\s+/,
  )

/** Latin words that only join the others, or say that somebody searches. */
export const FILLERS: ReadonlySet<string> = new Set([
  ...latinFillers.split(/\s+/),
  ...thaiFillers,
  ...'以内 以下 以上 左右 不超过 低于 预算 至少 超过 大约 最多 和 与 及'.split(' '),
])
/** The same in Thai, which has no blanks between words. */
export const THAI_FILLER = new RegExp(
  thaiFillers.toSorted((a, b) => b.length - a.length).join('|'),
  'g',
)

/** Behind these words nothing is wanted, and before these. */
const NOT_BEFORE =
  /(?:(?<![a-z])(?:no|non|not|without|except|don['’]?t (?:want|need))[\s-](?:an?\s|the\s|in\s|near\s)?|(?:ไม่|บ่|ห้าม|งด)(?:มี|เอา|ต้องการ|ใช่|อยากได้|รับ|ให้)?(?:ห้อง)?\s?|ยกเว้น\s?)$/
const NOT_AFTER =
  /^[\s-](?:(?:is|are)(?: an?)? (?:no|not)(?![a-z])|(?:not|isn['’]t|aren['’]t) (?:allowed|ok|okay|permitted|welcome))/

/** Whether somebody does not want what these words of a text in lower case say. */
export function isNegated(plain: string, { start, end }: { start: number; end: number }): boolean {
  return (
    NOT_BEFORE.test(plain.slice(Math.max(0, start - 20), start)) ||
    NOT_AFTER.test(plain.slice(end, end + 16))
  )
}
