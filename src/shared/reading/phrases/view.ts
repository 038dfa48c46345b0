import { type Phrase, phrasesOf } from './phrase.ts'

const view = phrasesOf('view')
const floorLevel = phrasesOf('floor-level')

/** Views, and how high a home stands. */
export const viewPhrases: readonly Phrase[] = [
  view('city_view', {
    en: 'city view',
    th: 'วิวเมือง',
    short: ['cityview', 'ct view'],
    also: ['view city', 'วิวตึก', 'city views'],
  }),
  view('river_view', {
    en: 'river view',
    th: 'วิวแม่น้ำ',
    short: ['riv view', 'riverview'],
    also: [
      'chao phraya view',
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
    also: ['วิวสระว่ายน้ำ', 'pool views', 'view สระ', 'swimming pool view'],
  }),
  view('park_view', {
    en: 'park view',
    th: 'วิวสวน',
    also: ['garden view', 'วิวสวนลุม', 'view สวน', 'วิวสวนสาธารณะ', 'park views', 'green view'],
  }),
  view('lake_view', { en: 'lake view', th: 'วิวทะเลสาบ', also: ['วิวบึง', 'lake views'] }),
  view('sky_line', { en: 'skyline view', also: ['skyline', 'sky line view', 'sky view'] }),
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
    ],
  }),
  view('block_view', { also: ['blocked view', 'วิวบล็อก', 'วิวบล็อค', 'วิวโดนบัง'] }),
  view('view_360', { also: ['360 view', '360 degree view', 'วิว 360', 'วิว 360 องศา'] }),

  floorLevel('high', {
    en: 'high floor',
    th: 'ชั้นสูง',
    short: ['hi flr', 'hi fl', 'hi floor', 'high flr', 'high fl', 'h/f', 'hf'],
    also: ['upper floor', 'top floor', 'ชั้นบนสุด', 'high level', 'ชั้นบน'],
  }),
  floorLevel('low', {
    en: 'low floor',
    th: 'ชั้นต่ำ',
    short: ['lo flr', 'low flr', 'low fl'],
    also: ['lower floor', 'ชั้นล่าง'],
  }),
  floorLevel('middle', {
    en: 'middle floor',
    short: ['mid flr', 'mid fl', 'mid floor'],
    also: ['ชั้นกลาง'],
  }),
]
