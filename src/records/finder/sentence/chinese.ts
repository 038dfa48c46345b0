/*
 * Chinese wordings of searches in English, which the reader knows: `两房 3万以内` is read as `2 bed 30000 以内`. Names
 * of places stay as they are.
 */

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10 },
}
const NUMBER = '(\\d{1,3}(?:\\.\\d{1,2})?|[一二两三四五六七八九十])'

type Wording = readonly [
  expression: RegExp,
  english: string | ((number: number, tenth: number) => string),
]

const wordings: readonly Wording[] = [
  [new RegExp(`${NUMBER} ?百万`, 'g'), (number) => String(Math.round(number * 1_000_000))],
  [
    new RegExp(`${NUMBER} ?万([1-9一二两三四五六七八九])?(?!\\d)`, 'g'),
    (number, tenth) => String(Math.round(number * 10_000 + tenth * 1_000)),
  ],
  [
    new RegExp(`${NUMBER} ?千([1-9一二两三四五六七八九])?(?!\\d)`, 'g'),
    (number, tenth) => String(Math.round(number * 1_000 + tenth * 100)),
  ],
  [/(\d{1,4}) ?[wW](?![a-z])/g, (number) => String(number * 10_000)],
  [
    new RegExp(`${NUMBER} ?(?:房|室|居|卧室?|个?房间)(?:[一两二12]厅)?`, 'g'),
    (number) => `${number} bed`,
  ],
  [new RegExp(`${NUMBER} ?(?:卫生间|卫|浴室?)`, 'g'), (number) => `${number} bath`],
  [new RegExp(`${NUMBER} ?分钟`, 'g'), (number) => `${number} min`],
  [/(\d{1,4}) ?(?:平方米|平米|平方|平|㎡)/g, (number) => `${number} sqm`],
  [/(\d{1,4}) ?公里/g, (number) => `${number} km`],
  [/(\d{1,4}) ?米内?/g, (number) => `${number} m`],
  [/(\d{1,3}) ?(?:楼|层)以上/g, (number) => `floor ${number}+`],
  [/(\d{1,3}) ?(?:楼|层)以下/g, (number) => `floor ${number} or lower`],
  [/(\d{1,4}) ?巷/g, (number) => String(number)],
  [/单间|开间|单身公寓/g, 'studio'],
  [/月租金?|出租|租房|求租|整租|想租|租/g, 'rent'],
  [/出售|买房|购房|购买|求购|想买|买|售/g, 'buy'],
  [/联排别墅|联排/g, 'townhouse'],
  [/独栋(?:别墅|房子?)?|别墅/g, 'house'],
  [/高(?:楼)?层/g, 'high floor'],
  [/低(?:楼)?层/g, 'low floor'],
  [/(?:可|能|允许)?(?:养|带)?(?:宠物|猫|狗)/g, 'pets'],
  [/(?:带|全)?(?:家具|家俱|家私)(?:家电)?(?:齐全|全)?|拎包入住|精装修?/g, 'furnished'],
  [/毛[坯坏]房?/g, 'bare shell'],
  [/空房|无家具|不带家具/g, 'unfurnished'],
  [/游泳池|泳池/g, 'pool'],
  [/健身房/g, 'gym'],
  [/停车位?|车位/g, 'parking'],
  [/花园/g, 'garden'],
  [/温泉/g, 'onsen'],
  [/网球场/g, 'tennis court'],
  [/会议室/g, 'meeting room'],
  [/共享办公室?|联合办公/g, 'coworking'],
  [/豪华/g, 'luxury'],
  [/河景/g, 'river view'],
  [/城市景观|城市景|城景|市景/g, 'city view'],
  [/公园景观?/g, 'park view'],
  [/湖景/g, 'lake view'],
  [/泳池景/g, 'pool view'],
  [/无遮挡|视野开阔/g, 'unblocked view'],
  [/朝?东南(?:向|朝向)?/g, 'southeast facing'],
  [/朝?东北(?:向|朝向)?/g, 'northeast facing'],
  [/朝?西南(?:向|朝向)?/g, 'southwest facing'],
  [/朝?西北(?:向|朝向)?/g, 'northwest facing'],
  [/朝南|南向|南朝向/g, 'south facing'],
  [/朝北|北向|北朝向/g, 'north facing'],
  [/朝东|东向|东朝向/g, 'east facing'],
  [/朝西|西向|西朝向/g, 'west facing'],
  [/永久产权/g, 'freehold'],
  [/租赁产权/g, 'leasehold'],
  [/(?:马上|随时|立即|立刻)(?:可)?入住|现房/g, 'available now'],
  [/降价|特价/g, 'price reduced'],
  [/新上架?|新房源|最新房源/g, 'new listings'],
  [/可以?吸烟|可吸烟/g, 'smoking allowed'],
  [/附近|旁边|周边|靠近|临近/g, 'near'],
  [/步行|走路/g, 'walk'],
  [/不要|不需要|无需/g, 'no'],
  [/或者|或/g, 'or'],
  [/到|离|去/g, 'to'],
  [/地铁/g, 'mrt'],
  [/轻轨/g, 'bts'],
  [/机场快线|站/g, ' '],
  [/公寓|房子|房源|房间|找|想要|想|要|在|的|带|有|请问|每月|一个月|泰铢|铢|左右两边|曼谷/g, ' '],
]

/** A part of a text and what it reads as. */
export type Replacement = { start: number; end: number; right: string }

/** The Chinese wordings of a text in English; of two that overlap, the longer one, so that `不带家具` is unfurnished. */
export function inEnglish(text: string): Replacement[] {
  if (!/[\u3400-\u9fff]/.test(text)) return []
  const found = wordings.flatMap(([expression, english]) =>
    [...text.matchAll(expression)].map(({ 0: words, 1: number = '', 2: tenth = '', index }) => {
      const right =
        typeof english === 'string' ? english : english(numberOf(number), numberOf(tenth || '0'))
      return { start: index, end: index + words.length, right: ` ${right} ` }
    }),
  )
  const kept: Replacement[] = []
  for (const { start, end, right } of found.toSorted(
    (a, b) => b.end - b.start - (a.end - a.start),
  )) {
    if (kept.some((other) => start < other.end && other.start < end)) continue
    kept.push({ start, end, right })
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

function numberOf(number: string): number {
  return NUMBERS[number] ?? Number(number)
}
