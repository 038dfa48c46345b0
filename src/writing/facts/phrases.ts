import type { FactKind } from './fact.ts'

/**
 * Ways of saying a fact, in English and Thai. `en` and `th` are the whole wording, `short` the shorthand that is
 * written out as it, `also` other wordings, which stay. A blank matches a blank, a hyphen or nothing.
 */
export type Phrase = {
  kind: FactKind
  value: string
  en?: string
  th?: string
  short?: readonly string[]
  also?: readonly string[]
}

const of =
  (kind: FactKind) =>
  (value: string, rest: Omit<Phrase, 'kind' | 'value'>): Phrase => ({ kind, value, ...rest })
const furnishing = of('furnishing')
const pets = of('pets')
const smoking = of('smoking')
const ownership = of('ownership')
const listing = of('listing')
const propertyType = of('property-type')
const status = of('status')
const view = of('view')

export const phrases: readonly Phrase[] = [
  furnishing('fully_furnished', {
    en: 'fully furnished',
    th: 'เฟอร์นิเจอร์ครบ',
    short: [
      ...['ff', 'f/f', 'fully furn', 'full furn', 'fully fur', 'full furnished', 'fully furnish'],
      ...['full furniture', 'fully furnised', 'fully furnitured', 'ful furn', 'fully furnd'],
      ...['เฟอร์ครบ', 'เฟอครบ', 'เฟอร์ฯครบ', 'เฟอร์ฯ ครบ', 'เฟอนิเจอร์ครบ', 'เฟอร์นิเจอครบ', 'เฟอร์เต็ม'],
    ],
    also: [
      ...['complete furniture', 'furnished', 'ตกแต่งครบ', 'แต่งครบ', 'เฟอร์นิเจอร์และเครื่องใช้ไฟฟ้าครบ'],
      ...['เฟอร์นิเจอร์ เครื่องใช้ไฟฟ้าครบ', 'เฟอร์และเครื่องใช้ไฟฟ้าครบ', 'เฟอร์นิเจอร์พร้อม', 'ของครบ'],
      ...['เฟอร์+เครื่องใช้ไฟฟ้าครบ', 'เฟอร์เครื่องใช้ไฟฟ้าครบ', 'furn', 'fully equipped'],
      ...[
        'furnished all',
        'all furnished',
        'all furniture',
        'full furniture and appliances',
        'ฟูลเฟอร์',
      ],
      ...['ฟูลเฟอร์นิเจอร์', 'แถมเฟอร์ทั้งหมด', 'แถมเฟอร์นิเจอร์ทั้งหมด', 'เฟอร์ทั้งหมด', 'furniture is complete'],
      ...[
        'with furniture',
        'furniture included',
        'furniture and electronics',
        'everything is there',
      ],
      ...['เฟอร์นิเจอร์เครื่องใช้ไฟฟ้าครบ', 'เฟอร์พร้อม', 'พร้อมเฟอร์', 'พร้อมเฟอร์นิเจอร์', 'furniture complete'],
    ],
  }),
  furnishing('partially_furnished', {
    en: 'partly furnished',
    th: 'เฟอร์นิเจอร์บางส่วน',
    short: [
      ...[
        'partly furn',
        'part furn',
        'part. furn',
        'part. furnished',
        'partial furn',
        'partially furn',
        'pf',
        'p/f',
        'semi furn',
      ],
      ...['เฟอร์บางส่วน', 'เฟอร์ฯบางส่วน', 'เฟอบางส่วน'],
    ],
    also: [
      'partially furnished',
      'semi furnished',
      'part furnished',
      'ตกแต่งบางส่วน',
      'เฟอร์บางชิ้น',
      'เฟอร์นิเจอร์บางชิ้น',
      'เฟอร์บิ้วอินบางส่วน',
      'เฟอร์บิวท์อินบางส่วน',
      'เฟอร์บิวอินบางส่วน',
      'partial furniture',
      'some furniture',
      'built in only',
    ],
  }),
  furnishing('unfurnished', {
    en: 'unfurnished',
    th: 'ไม่มีเฟอร์นิเจอร์',
    short: ['unfurn', 'un furn', 'un furnished', 'no furn', 'ไม่มีเฟอร์', 'ไม่มีเฟอ'],
    also: ['not furnished', 'without furniture', 'no furniture', 'ไม่รวมเฟอร์นิเจอร์'],
  }),
  furnishing('bare_shell', { en: 'bare shell', th: 'ห้องเปล่า', also: ['bareshell', 'shell unit'] }),

  pets('small', {
    en: 'small pets allowed',
    th: 'เลี้ยงสัตว์เล็กได้',
    short: [
      'small pet ok',
      'small pets ok',
      'small pet allowed',
      'sm pet ok',
      'สัตว์เล็กได้',
      'หมาเล็กได้',
    ],
    also: [
      ...[
        'small dog allowed',
        'small dogs allowed',
        'small dog ok',
        'small pet friendly',
        'cat allowed',
      ],
      ...['cats allowed', 'cat ok', 'cats ok', 'เลี้ยงแมวได้', 'เลี้ยงหมาเล็กได้', 'เลี้ยงสัตว์ขนาดเล็กได้'],
      ...['เลี้ยงสัตว์เลี้ยงเล็กได้', 'เลี้ยงสุนัขเล็กได้', 'เลี้ยงหมาตัวเล็กได้', 'เลี้ยงสุนัขพันธุ์เล็กได้'],
      ...['แมวได้', 'หมาเล็กได้', 'small pets okay', 'small dogs fine', 'only small pets', 'น้องแมวได้'],
      ...['small pets only', 'small pets fine', 'small pets welcome', 'small dog fine'],
    ],
  }),
  pets('medium', {
    en: 'medium pets allowed',
    also: ['medium pet ok', 'medium dog ok', 'เลี้ยงสัตว์ขนาดกลางได้', 'medium size pets allowed'],
  }),
  pets('not_allowed', {
    en: 'no pets',
    th: 'ห้ามเลี้ยงสัตว์',
    short: ['no pet', 'pet no', 'no pets pls'],
    also: [
      ...[
        'no pets allowed',
        'no pet allowed',
        'pets not allowed',
        'pet not allowed',
        'not pet friendly',
      ],
      ...['no animals', 'ไม่รับสัตว์เลี้ยง', 'ไม่ให้เลี้ยงสัตว์', 'เลี้ยงสัตว์ไม่ได้', 'งดสัตว์เลี้ยง', 'ห้ามสัตว์เลี้ยง'],
      ...['ไม่อนุญาตให้เลี้ยงสัตว์', 'ไม่รับสัตว์', 'ไม่เลี้ยงสัตว์', 'ห้ามนำสัตว์เลี้ยง', 'ไม่อนุญาตสัตว์เลี้ยง'],
      ...[
        'no cats or dogs',
        'no dogs',
        'สัตว์เลี้ยงไม่ได้',
        'งดเลี้ยงสัตว์',
        'ไม่สามารถเลี้ยงสัตว์',
        'ไม่รับสัตว์ทุกชนิด',
        'ห้ามสัตว์',
        'sorry no pets',
        'ไม่ให้มีสัตว์เลี้ยง',
      ],
    ],
  }),
  pets('allowed', {
    en: 'pets allowed',
    th: 'เลี้ยงสัตว์ได้',
    short: ['pet ok', 'pets ok', 'pet allowed', 'สัตว์เลี้ยงได้', 'เลี้ยงได้'],
    also: [
      ...['pet friendly', 'pets friendly', 'pets welcome', 'pet welcome', 'pet fine', 'pets fine'],
      ...['อนุญาตให้เลี้ยงสัตว์', 'เลี้ยงสัตว์เลี้ยงได้', 'เลี้ยงหมาแมวได้', 'เลี้ยงหมาได้', 'เลี้ยงสุนัขได้'],
      ...[
        'นำสัตว์เลี้ยงเข้าได้',
        'หมาแมวได้',
        'น้องหมาน้องแมวได้',
        'cats and dogs ok',
        'cats/dogs ok',
        'dogs/cats no problem',
        'pets no problem',
        'pets are ok',
        'pets are fine',
        'pets are allowed',
        'pets are welcome',
        'รับสัตว์เลี้ยง',
        'accept pets',
        'pets accepted',
        'allow pets',
        'สัตว์เลี้ยงเข้าได้',
      ],
    ],
  }),

  smoking('not_allowed', {
    en: 'no smoking',
    th: 'ห้ามสูบบุหรี่',
    short: ['no smoke', 'non smoke'],
    also: [
      'non smoking',
      'no smokers',
      'non smokers',
      'no smoking please',
      'ไม่สูบบุหรี่',
      'งดสูบบุหรี่',
      'smoking not allowed',
    ],
  }),
  smoking('allowed', {
    en: 'smoking allowed',
    th: 'สูบบุหรี่ได้',
    short: ['smoking ok', 'smoke ok'],
    also: ['smokers ok', 'สูบบุหรี่ระเบียงได้'],
  }),

  ownership('freehold', { en: 'freehold', th: 'กรรมสิทธิ์', also: ['free hold', 'โฉนดกรรมสิทธิ์'] }),
  ownership('leasehold', {
    en: 'leasehold',
    th: 'สิทธิการเช่า',
    also: ['lease hold', 'เซ้ง', 'ลีสโฮลด์'],
  }),
  of('foreign-quota')('yes', {
    en: 'foreign quota',
    th: 'โควต้าต่างชาติ',
    short: ['fq', 'foreigner quota', 'for. quota'],
    also: ['foreign name', 'โควตาต่างชาติ', 'ชาวต่างชาติซื้อได้'],
  }),
  of('transfer')('half', {
    en: 'transfer fee shared equally',
    th: 'ค่าโอนคนละครึ่ง',
    short: ['transfer 50/50', 'trf 50/50', 'trf fee 50/50', 'โอนคนละครึ่ง'],
    also: [
      'transfer fee 50/50',
      'transfer fees 50/50',
      'transfer fee shared',
      'transfer half',
      'โอน 50/50',
    ],
  }),
  of('transfer')('buyer', { also: ['ผู้ซื้อจ่ายค่าโอน', 'transfer by buyer', 'buyer pays transfer'] }),
  of('transfer')('seller', {
    also: [
      'ฟรีโอน',
      'ฟรีค่าโอน',
      'ผู้ขายจ่ายค่าโอน',
      'free transfer',
      'transfer by seller',
      'seller pays transfer',
    ],
  }),
  of('negotiable')('yes', {
    en: 'negotiable',
    th: 'ต่อรองได้',
    short: ['neg', 'nego', 'negot', 'negotible', 'negotable', 'ต่อได้'],
    also: ['ต่อรองราคาได้', 'ราคาต่อรองได้', 'price flexible', 'คุยกันได้', 'ต่อรองกันได้', 'ราคาคุยกันได้'],
  }),
  of('negotiable')('no', {
    also: [
      'not negotiable',
      'non negotiable',
      'no nego',
      'fixed price',
      'ราคาตายตัว',
      'ไม่ต่อ',
      'ต่อไม่ได้',
      'ราคาสุทธิ',
      'net price',
    ],
  }),

  listing('rent_sell', {
    also: [
      ...[
        'for rent and sale',
        'for sale and rent',
        'for rent or sale',
        'for sale or rent',
        'rent or sale',
      ],
      ...[
        'for rent/sale',
        'for sale/rent',
        'sale or rent',
        'rent/sale',
        'sale/rent',
        'sell or rent',
        'rent or sell',
      ],
      ...[
        'เช่าหรือขาย',
        'ขายหรือเช่า',
        'เช่า/ขาย',
        'ขาย/เช่า',
        'ขายหรือให้เช่า',
        'ขายและให้เช่า',
        'ให้เช่าหรือขาย',
      ],
      ...[
        'ให้เช่า/ขาย',
        'ขาย/ให้เช่า',
        'ปล่อยเช่าหรือขาย',
        'ขายหรือปล่อยเช่า',
        'ขายและเช่า',
        'เช่าและขาย',
        'ปล่อยเช่า/ขาย',
      ],
      ...[
        'ขาย/ปล่อยเช่า',
        'ขาย-เช่า',
        'เช่า-ขาย',
        'ทั้งเช่าทั้งขาย',
        'ทั้งขายทั้งเช่า',
        'ขาย หรือ เช่า',
        'ให้เช่าและขาย',
        'rent & sale',
        'sale & rent',
      ],
    ],
  }),
  listing('rent', {
    en: 'for rent',
    th: 'ให้เช่า',
    short: ['4 rent', '4rent', 'f/r'],
    also: [
      'for lease',
      'to let',
      'to rent',
      'ปล่อยเช่า',
      'ฝากเช่า',
      'ฝากปล่อยเช่า',
      'ฝากให้เช่า',
      'ว่างเช่า',
      'rent out',
    ],
  }),
  listing('sell', {
    en: 'for sale',
    th: 'ขาย',
    short: ['4 sale', '4sale', 'f/s'],
    also: [
      'to sell',
      'selling',
      'ฝากขาย',
      'ขายด่วน',
      'ขายขาดทุน',
      'ขายดาวน์',
      'want to sell',
      'urgent sale',
      'ประกาศขาย',
    ],
  }),
  propertyType('condo', { en: 'condo', th: 'คอนโด', also: ['condominium', 'คอนโดมิเนียม', 'ห้องชุด'] }),
  propertyType('apartment', {
    en: 'apartment',
    th: 'อพาร์ทเมนท์',
    short: ['apt'],
    also: ['serviced apartment', 'อพาร์ตเมนต์', 'อพาร์ทเม้นท์', 'อพาร์ตเม้นท์', 'อพาร์ทเมนต์'],
  }),
  propertyType('house', { also: ['detached house', 'บ้านเดี่ยว', 'single house'] }),
  propertyType('townhouse', {
    also: ['townhouse', 'town home', 'ทาวน์เฮ้าส์', 'ทาวน์เฮาส์', 'ทาวน์โฮม'],
  }),

  status('rented', {
    also: [
      ...[
        'ปล่อยเช่าแล้ว',
        'มีผู้เช่าแล้ว',
        'เช่าแล้ว',
        'already rented',
        'rented out',
        'มีคนเช่าแล้ว',
        'ติดผู้เช่า',
      ],
      ...[
        'มีผู้เช่า',
        'ติดสัญญาเช่า',
        'rented until',
        'rented till',
        'tenant until',
        'occupied until',
        'leased until',
        'ผู้เช่าอยู่ถึง',
        'มีผู้เช่าถึง',
      ],
    ],
  }),
  status('sold', { also: ['ขายแล้ว', 'ขายไปแล้ว', 'already sold', 'sold out', 'sold already'] }),
  status('sell_with_tenant', {
    also: [
      'ขายพร้อมผู้เช่า',
      'sell with tenant',
      'sale with tenant',
      'for sale with tenant',
      'sold with tenant',
      'พร้อมผู้เช่า',
    ],
  }),
  status('available', {
    en: 'available',
    short: ['avail', 'avl', 'avai', 'availble', 'avaliable', 'availabe'],
    also: [
      ...[
        'vacant',
        'ready to move in',
        'ว่างพร้อมอยู่',
        'พร้อมเข้าอยู่',
        'พร้อมอยู่',
        'ห้องว่าง',
        'ว่างแล้ว',
        'เข้าอยู่ได้เลย',
      ],
      ...[
        'move in ready',
        'ว่างเลย',
        'ว่างวันที่',
        'ว่างต้น',
        'ว่าง',
        'เข้าอยู่ได้',
        'ย้ายเข้าได้',
        'พร้อมย้ายเข้า',
        'move in',
      ],
    ],
  }),

  view('city_view', {
    en: 'city view',
    th: 'วิวเมือง',
    short: ['cityview', 'ct view'],
    also: ['view city', 'view of the city', 'city views', 'เห็นเมือง', 'เห็นวิวเมือง'],
  }),
  view('river_view', {
    en: 'river view',
    th: 'วิวแม่น้ำ',
    short: ['riv view', 'riverview'],
    also: [
      'chao phraya view',
      'view of the river',
      'เห็นแม่น้ำ',
      'เห็นวิวแม่น้ำ',
      'วิวเจ้าพระยา',
      'วิวแม่น้ำเจ้าพระยา',
      'view แม่น้ำ',
      'river views',
      'วิวน้ำ',
      'riverfront',
    ],
  }),
  view('pool_view', {
    en: 'pool view',
    th: 'วิวสระ',
    short: ['poolview'],
    also: [
      'วิวสระว่ายน้ำ',
      'pool views',
      'view of the pool',
      'เห็นสระ',
      'เห็นสระว่ายน้ำ',
      'poolside',
      'view สระ',
      'swimming pool view',
    ],
  }),
  view('park_view', {
    en: 'park view',
    th: 'วิวสวน',
    also: [
      'garden view',
      'วิวสวนลุม',
      'view of the park',
      'วิวสวนเบญจกิติ',

      'เห็นสวน',
      'view สวน',
      'วิวสวนสาธารณะ',
      'park views',
      'green view',
    ],
  }),
  view('lake_view', {
    en: 'lake view',
    th: 'วิวทะเลสาบ',
    also: ['วิวบึง', 'lake views', 'view of the lake', 'เห็นทะเลสาบ', 'เห็นบึง'],
  }),
  view('sky_line', {
    en: 'skyline view',
    also: ['skyline', 'sky line view', 'see the skyline', 'view of the skyline', 'sky view'],
  }),
  view('unblock_view', {
    en: 'unblocked view',
    th: 'วิวไม่บล็อก',
    short: ['unblock view', 'no block view', 'unblk view', 'วิวไม่บล็อค', 'วิวไม่บัง'],
    also: [
      'วิวโล่ง',
      'วิวไม่โดนบัง',
      'วิวเปิดโล่ง',
      'open view',
      'clear view',
      'unblocked',
      'unobstructed view',
      'วิวไม่ติดตึก',
      'nothing blocks the view',
      'no building in front',
      'ไม่มีตึกบัง',
      'ไม่บล็อควิว',
    ],
  }),
  view('block_view', {
    also: ['blocked view', 'วิวบล็อก', 'วิวตึก', 'building view', 'วิวติดตึก', 'วิวบล็อค', 'วิวโดนบัง'],
  }),
  view('view_360', {
    also: [
      '360 view',
      '360 degree view',
      'วิว 360',
      'view 360',
      'view 360 องศา',
      '360 องศา',
      'วิว 360 องศา',
    ],
  }),

  of('floor-level')('high', {
    en: 'high floor',
    th: 'ชั้นสูง',
    short: ['hi flr', 'hi fl', 'hi floor', 'high flr', 'high fl', 'h/f', 'hf'],
    also: ['upper floor', 'top floor', 'ชั้นบนสุด', 'high level', 'ชั้นบน'],
  }),
  of('floor-level')('low', {
    en: 'low floor',
    th: 'ชั้นต่ำ',
    short: ['lo flr', 'low flr', 'low fl'],
    also: ['lower floor', 'ชั้นล่าง'],
  }),
  of('floor-level')('middle', {
    en: 'middle floor',
    short: ['mid flr', 'mid fl', 'mid floor'],
    also: ['ชั้นกลาง'],
  }),
]
