import { type Phrase, phrasesOf } from './phrase.ts'

const furnishing = phrasesOf('furnishing')
const pets = phrasesOf('pets')
const smoking = phrasesOf('smoking')

/** Furnishing, pets and smoking. */
export const furnishingPhrases: readonly Phrase[] = [
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
    ],
  }),
  furnishing('partially_furnished', {
    en: 'partly furnished',
    th: 'เฟอร์นิเจอร์บางส่วน',
    short: [
      ...['partly furn', 'part furn', 'partial furn', 'partially furn', 'pf', 'p/f', 'semi furn'],
      ...['เฟอร์บางส่วน', 'เฟอร์ฯบางส่วน', 'เฟอบางส่วน'],
    ],
    also: ['partially furnished', 'semi furnished', 'part furnished', 'ตกแต่งบางส่วน'],
  }),
  furnishing('unfurnished', {
    en: 'unfurnished',
    th: 'ไม่มีเฟอร์นิเจอร์',
    short: ['unfurn', 'un furn', 'un furnished', 'no furn', 'ไม่มีเฟอร์', 'ไม่มีเฟอ'],
    also: ['not furnished', 'without furniture', 'no furniture', 'ไม่รวมเฟอร์นิเจอร์', 'ห้องเปล่า'],
  }),
  furnishing('bare_shell', { en: 'bare shell', also: ['bareshell', 'shell unit'] }),

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
      ...['no cats or dogs', 'no dogs', 'สัตว์เลี้ยงไม่ได้', 'งดเลี้ยงสัตว์', 'ไม่สามารถเลี้ยงสัตว์'],
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
      ...[
        'ไม่ให้สูบบุหรี่',
        'ห้ามสูบ',
        'ไม่ให้สูบ',
        'ไม่สูบ',
        'สูบบุหรี่ไม่ได้',
        'สูบไม่ได้',
        'no smoking',
        'smokers not allowed',
      ],
      'non smoking',
      'no smokers',
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
]
