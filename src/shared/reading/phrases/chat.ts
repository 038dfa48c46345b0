import { type Phrase, phrasesOf } from './phrase.ts'

const furnishing = phrasesOf('furnishing')
const pets = phrasesOf('pets')
const smoking = phrasesOf('smoking')
const view = phrasesOf('view')
const status = phrasesOf('status')

/** Ways to say what is seen from a home. */
function seeing(what: string): string[] {
  return [
    ...['looks on the', 'look on the', 'looks onto the', 'looks out on the'],
    ...['view of the', 'view to the', 'views of the', 'overlooking the', 'overlooks the'],
    ...['facing the', 'looking at the', 'views over the', 'view over the', 'looking over the'],
  ].map((words) => `${words} ${what}`)
}

/** How people say it in chats and no listing does: read, and left as it is. */
export const chatPhrases: readonly Phrase[] = [
  furnishing('fully_furnished', {
    also: [
      'all furniture included',
      ...[
        'หิ้วกระเป๋าเข้าอยู่',
        'ลากกระเป๋าเข้าอยู่',
        'เฟอนิเจอครบ',
        'everything included',
        ...['furniture all stay', 'furniture stay', 'furniture all stays'],
        ...['with furnitures', 'fur krob', 'fer krob'],
        'all include',
        ...['with all the furniture', 'all the furniture', 'all the furnitures'],
        ...['comes with everything', 'come with everything', 'เฟอร์+ไฟฟ้าครบ'],
        'all included',
      ],
      'เฟอร์นิเจอร์ทุกชิ้น',
      'เฟอร์ทุกชิ้น',
      'furniture stays',
      'with all furniture',
      'furniture all included',
      'เฟอร์นิเจอร์ทั้งหมด',
      'เฟอร์นิเจอร์ให้หมด',
      'ให้เฟอร์หมด',
      'เฟอร์ให้หมด',
      'เครื่องใช้ไฟฟ้าครบ',
      'เฟอร์แน่น',
      ...['furnished all', 'all furnished', 'all furniture', 'full furniture and appliances'],
      ...['ฟูลเฟอร์', 'ฟูลเฟอร์นิเจอร์', 'แถมเฟอร์ทั้งหมด', 'แถมเฟอร์นิเจอร์ทั้งหมด', 'เฟอร์ทั้งหมด'],
      ...['furniture is complete', 'furniture complete', 'with furniture', 'furniture included'],
      ...['furniture and electronics', 'everything is there', 'comes furnished'],
      ...['เฟอร์นิเจอร์เครื่องใช้ไฟฟ้าครบ', 'เฟอร์พร้อม', 'พร้อมเฟอร์', 'พร้อมเฟอร์นิเจอร์', 'เฟอร์+แอร์ครบ'],
    ],
  }),
  furnishing('partially_furnished', {
    also: [
      'only basic furniture',
      'half furnished',
      'half furn',
      'มีแค่บิ้วอิน',
      'มีแค่บิวท์อิน',
      'มีแต่แอร์',
      ...[
        'มีแต่เฟอร์บิวท์อิน',
        'มีแต่บิวท์อิน',
        'มีแต่บิ้วอิน',
        'เฉพาะบิวท์อิน',
        ...['แค่เตียง', 'มีแต่เตียง'],
        'มีแค่เฟอร์บิวท์อิน',
        'only built in',
      ],
      'บิวท์อินอย่างเดียว',
      'เฟอร์ไม่ครบ',
      ...['part. furn', 'part. furnished', 'partial furniture', 'some furniture', 'built in only'],
      ...['เฟอร์บางชิ้น', 'เฟอร์นิเจอร์บางชิ้น', 'เฟอร์บิ้วอินบางส่วน', 'เฟอร์บิวท์อินบางส่วน', 'เฟอร์บิวอินบางส่วน'],
      ...['มีเฟอร์บ้าง', 'มีเฟอร์นิดหน่อย', 'basic furniture'],
    ],
  }),
  pets('small', {
    also: [
      'small dogs are welcome',
      'small pets are welcome',
      'small dogs welcome',
      'small dogs are ok',
      'cats are fine',
      'cats are ok',
      'cats welcome',
      'cats are welcome',
      'cats only',
      'cat friendly',
      'small animals ok',
      'เลี้ยงน้องแมวได้',
      'เลี้ยงแมวหมาเล็กได้',
      ...[
        ...['สัตว์เล็กเท่านั้น', 'เฉพาะสัตว์เล็ก', 'only cats', 'เฉพาะแมว'],
        'แมวได้',
        'น้องแมวได้',
        'small pets okay',
        'small dogs fine',
        'only small pets',
        'one cat ok',
      ],
      ...['small dogs ok', 'หมาพันธุ์เล็กได้', 'สัตว์เล็กๆได้'],
    ],
  }),
  pets('not_allowed', {
    also: [
      'pets not ok',
      'no animals please',
      'pet free',
      'cannot have pets',
      "can't have pets",
      'no cats',
      'ไม่รับเลี้ยงสัตว์',
      'สัตว์เลี้ยงห้าม',
      'งดสัตว์',
      'ไม่ให้เลี้ยง',
      'ห้ามนำสัตว์',
      ...['ไม่รับสัตว์ทุกชนิด', 'ห้ามสัตว์', 'sorry no pets', 'ไม่ให้มีสัตว์เลี้ยง', 'pets are not allowed'],
      ...["don't allow pets", 'no pet please', 'no pets please', 'ไม่เอาสัตว์เลี้ยง', 'เลี้ยงไม่ได้'],
    ],
  }),
  pets('allowed', {
    also: [
      'dogs are welcome',
      'dogs welcome',
      'dogs are fine',
      'dogs are ok',
      'dog friendly',
      'animals ok',
      'dogs and cats welcome',
      'pets okay',
      'pets possible',
      'เลี้ยงน้องหมาได้',
      'เลี้ยงน้องได้',
      'รับน้องหมาน้องแมว',
      ...['หมาแมวได้', 'น้องหมาน้องแมวได้', 'cats and dogs ok', 'cats/dogs ok', 'dogs and cats ok'],
      ...['dogs/cats no problem', 'pets no problem', 'pets are ok', 'pets are fine'],
      ...['pets are allowed', 'pets are welcome', 'pet allow', 'dogs ok', 'dog ok', 'dogs allowed'],
    ],
  }),
  smoking('not_allowed', { also: ['non smokers', 'no smoking please'] }),
  status('rented', {
    also: [
      ...['found a tenant', 'got a tenant', 'mark it as rented', 'marked as rented', 'ได้ผู้เช่าแล้ว'],
      ...['มีคนเช่าไปแล้ว', 'ปล่อยเช่าไปแล้ว', 'เช่าไปแล้ว'],
      'is rented',
      'rented now',
      'now rented',
      'has been rented',
      'let out',
      'ปล่อยได้แล้ว',
    ],
  }),
  status('sold', { also: ['is sold', 'now sold', 'has been sold', 'got sold', 'ขายได้แล้ว'] }),
  view('city_view', {
    also: [
      ...seeing('city'),
      'มองเห็นเมือง',
      'city skyline view',
      'view of the city',
      'เห็นเมือง',
      'เห็นวิวเมือง',
    ],
  }),
  view('river_view', {
    also: [
      ...seeing('river'),
      'ริมแม่น้ำ',
      'วิวเจ้าพระยา',
      'view of the river',
      'เห็นแม่น้ำ',
      'เห็นวิวแม่น้ำ',
      'ติดแม่น้ำ',
    ],
  }),
  view('pool_view', {
    also: [
      ...seeing('pool'),
      ...seeing('swimming pool'),
      'วิวสระน้ำ',
      'view of the pool',
      'เห็นสระ',
      'เห็นสระว่ายน้ำ',
    ],
  }),
  view('park_view', {
    also: [
      ...seeing('park'),
      ...seeing('garden'),
      'เห็นวิวสวน',
      'วิวสวนจตุจักร',
      'view of the park',
      'วิวสวนเบญจกิติ',
      'เห็นสวน',
    ],
  }),
  view('lake_view', { also: [...seeing('lake'), 'view of the lake', 'เห็นทะเลสาบ', 'เห็นบึง'] }),
  view('sky_line', { also: [...seeing('skyline'), 'see the skyline', 'view of the skyline'] }),
  view('unblock_view', {
    also: [
      ...['nothing blocks the view', 'no building in front', 'not blocked', 'ไม่มีตึกบัง'],
      ...['ไม่บล็อควิว', 'วิวไม่บล็อก', 'no block'],
    ],
  }),
  view('block_view', { also: ['วิวตึก', 'building view', 'วิวติดตึก', 'บังหมด'] }),
  view('view_360', { also: ['view 360', 'view 360 องศา', '360 องศา'] }),
]
