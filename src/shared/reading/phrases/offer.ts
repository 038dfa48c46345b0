import { type Phrase, phrasesOf } from './phrase.ts'

const ownership = phrasesOf('ownership')
const foreignQuota = phrasesOf('foreign-quota')
const transfer = phrasesOf('transfer')
const negotiable = phrasesOf('negotiable')
const listing = phrasesOf('listing')
const propertyType = phrasesOf('property-type')
const status = phrasesOf('status')

/** What is offered, and on which terms. */
export const offerPhrases: readonly Phrase[] = [
  ownership('freehold', {
    en: 'freehold',
    th: 'กรรมสิทธิ์',
    also: ['free hold', 'โฉนดกรรมสิทธิ์', 'ฟรีโฮลด์', 'ฟรีโฮล'],
  }),
  ownership('leasehold', {
    en: 'leasehold',
    th: 'สิทธิการเช่า',
    also: ['lease hold', 'เซ้ง', 'ลีสโฮลด์'],
  }),
  foreignQuota('yes', {
    en: 'foreign quota',
    th: 'โควต้าต่างชาติ',
    short: ['fq', 'foreigner quota', 'for. quota'],
    also: ['foreign name', 'โควตาต่างชาติ', 'ชาวต่างชาติซื้อได้'],
  }),
  transfer('half', {
    en: 'transfer fee 50/50',
    th: 'ค่าโอนคนละครึ่ง',
    short: ['transfer 50/50', 'trf 50/50', 'trf fee 50/50', 'โอนคนละครึ่ง'],
    also: [
      'transfer fee 50/50',
      'transfer fees 50/50',
      'transfer fee is shared 50/50',
      'transfer fee shared',
      'transfer half',
      'โอน 50/50',
    ],
  }),
  transfer('buyer', { also: ['ผู้ซื้อจ่ายค่าโอน', 'transfer by buyer', 'buyer pays transfer'] }),
  transfer('seller', {
    also: [
      'ฟรีโอน',
      'ฟรีค่าโอน',
      'ผู้ขายจ่ายค่าโอน',
      'free transfer',
      'transfer by seller',
      'seller pays transfer',
    ],
  }),
  negotiable('yes', {
    en: 'negotiable',
    th: 'ต่อรองได้',
    short: ['neg', 'nego', 'negot', 'negotible', 'negotable', 'ต่อได้'],
    also: ['ต่อรองราคาได้', 'ราคาต่อรองได้', 'price flexible', 'คุยกันได้', 'ต่อรองกันได้', 'ราคาคุยกันได้'],
  }),
  negotiable('no', {
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
      ...['sale ad', 'sale listing', 'list it for sale'],
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
]
