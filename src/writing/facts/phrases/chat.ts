import { type Phrase, phrasesOf } from './phrase.ts'

const furnishing = phrasesOf('furnishing')
const pets = phrasesOf('pets')
const smoking = phrasesOf('smoking')
const view = phrasesOf('view')

/** How people say it in chats and no listing does: read, and left as it is. */
export const chatPhrases: readonly Phrase[] = [
  furnishing('fully_furnished', {
    also: [
      ...['furnished all', 'all furnished', 'all furniture', 'full furniture and appliances'],
      ...['ฟูลเฟอร์', 'ฟูลเฟอร์นิเจอร์', 'แถมเฟอร์ทั้งหมด', 'แถมเฟอร์นิเจอร์ทั้งหมด', 'เฟอร์ทั้งหมด'],
      ...['furniture is complete', 'furniture complete', 'with furniture', 'furniture included'],
      ...['furniture and electronics', 'everything is there', 'comes furnished'],
      ...['เฟอร์นิเจอร์เครื่องใช้ไฟฟ้าครบ', 'เฟอร์พร้อม', 'พร้อมเฟอร์', 'พร้อมเฟอร์นิเจอร์', 'เฟอร์+แอร์ครบ'],
    ],
  }),
  furnishing('partially_furnished', {
    also: [
      ...['part. furn', 'part. furnished', 'partial furniture', 'some furniture', 'built in only'],
      ...['เฟอร์บางชิ้น', 'เฟอร์นิเจอร์บางชิ้น', 'เฟอร์บิ้วอินบางส่วน', 'เฟอร์บิวท์อินบางส่วน', 'เฟอร์บิวอินบางส่วน'],
      ...['มีเฟอร์บ้าง', 'มีเฟอร์นิดหน่อย', 'basic furniture'],
    ],
  }),
  pets('small', {
    also: [
      ...[
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
      ...['ไม่รับสัตว์ทุกชนิด', 'ห้ามสัตว์', 'sorry no pets', 'ไม่ให้มีสัตว์เลี้ยง', 'pets are not allowed'],
      ...["don't allow pets", 'no pet please', 'no pets please', 'ไม่เอาสัตว์เลี้ยง', 'เลี้ยงไม่ได้'],
    ],
  }),
  pets('allowed', {
    also: [
      ...['หมาแมวได้', 'น้องหมาน้องแมวได้', 'cats and dogs ok', 'cats/dogs ok', 'dogs and cats ok'],
      ...['dogs/cats no problem', 'pets no problem', 'pets are ok', 'pets are fine'],
      ...['pets are allowed', 'pets are welcome', 'pet allow', 'dogs ok', 'dog ok', 'dogs allowed'],
    ],
  }),
  smoking('not_allowed', { also: ['non smokers', 'no smoking please'] }),
  view('city_view', { also: ['view of the city', 'เห็นเมือง', 'เห็นวิวเมือง'] }),
  view('river_view', { also: ['view of the river', 'เห็นแม่น้ำ', 'เห็นวิวแม่น้ำ', 'ติดแม่น้ำ'] }),
  view('pool_view', { also: ['view of the pool', 'เห็นสระ', 'เห็นสระว่ายน้ำ'] }),
  view('park_view', { also: ['view of the park', 'วิวสวนเบญจกิติ', 'เห็นสวน'] }),
  view('lake_view', { also: ['view of the lake', 'เห็นทะเลสาบ', 'เห็นบึง'] }),
  view('sky_line', { also: ['see the skyline', 'view of the skyline'] }),
  view('unblock_view', {
    also: [
      ...['nothing blocks the view', 'no building in front', 'not blocked', 'ไม่มีตึกบัง'],
      ...['ไม่บล็อควิว', 'วิวไม่บล็อก', 'no block'],
    ],
  }),
  view('block_view', { also: ['วิวตึก', 'building view', 'วิวติดตึก'] }),
  view('view_360', { also: ['view 360', 'view 360 องศา', '360 องศา'] }),
]
