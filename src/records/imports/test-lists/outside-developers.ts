import type { TestList } from './list.ts'

export const outsideDevelopers: readonly TestList[] = [
  {
    ...{ file: '23-register-thai.csv', kind: 'developers', encoding: 'windows-874' },
    answers: [
      ['foundedYear', 'ปี 22', 1979],
      ['website', 'FB: ริมคลองกรุ๊ป', null],
    ],
    rows: {
      3: {
        ...{ name: 'บริษัท พลับพลา ดีเวลลอปเม้นท์ จำกัด (มหาชน)', foundedYear: 1995 },
        ...{ website: 'https://www.plubpla.example', description: 'คอนโดแนวรถไฟฟ้า' },
      },
      4: {
        ...{ name: 'บจก. ดังงาเรียลเอสเตท', foundedYear: 2004 },
        ...{ description: 'ตึกเตี้ย 8 ชั้น, ทำเลในซอย' },
      },
      5: {
        name: 'กลุ่มริมคลอง (ครอบครัวสุขเกษม)',
        foundedYear: 1979,
        website: undefined,
      },
      7: {
        ...{ name: 'บริษัท สวนกลางเมือง จำกัด', foundedYear: 2001 },
        ...{ website: 'HTTP://SUANKLANG.EXAMPLE', description: 'บ้านและคอนโดหลังเล็ก' },
      },
      8: {
        ...{ name: 'แทรม แอสเซท บมจ.', foundedYear: 2001, website: 'https://tramasset.example' },
        ...{ description: 'รีโนเวทตึกเก่า' },
      },
      9: {
        name: 'อินดิโก้แลนด์',
        foundedYear: 2009,
        website: 'https://indigoland.example/th',
      },
      11: {
        ...{ name: 'บริษัท ยาร์ด แอนด์ โค จำกัด', foundedYear: undefined },
        ...{ website: 'https://yardandco.example', description: 'ใหม่ไฟแรง' },
      },
      12: {
        name: 'หจก. บ้านมะลิ',
        foundedYear: 1987,
        description: 'ปิดปี 2561',
      },
    },
    asWritten: {
      7: { name: 'บริษัท สวนกลางเมือง จำกัด\n(เดิมชื่อ บ้านสวนพัฒนา)' },
      12: { name: 'หจก. บ้านมะลิ (เลิกกิจการแล้ว)' },
    },
  },
  {
    ...{ file: '24-contacts-english.csv', kind: 'developers', encoding: 'utf-16le' },
    columns: { Notes: 'description' },
    answers: [
      ['foundedYear', "'09", 2009],
      ['foundedYear', 'est. 1988, listed 2003', 1988],
      ['website', 'under construction', null],
    ],
    rows: {
      4: {
        ...{ name: 'Sawtooth Land PCL', foundedYear: 1994 },
        ...{ website: 'https://sawtoothland.example' },
        ...{ description: 'JV with Japanese rail group since 2020' },
      },
      5: {
        ...{ name: 'Tamarind Estates Public Company Limited', foundedYear: 1988 },
        ...{ website: 'https://www.tamarind-estates.example/en/' },
        ...{ description: 'fka "Tamarind Homes"; luxury low-rise' },
      },
      6: {
        ...{ name: 'Chao Phraya Corniche Co., Ltd.', foundedYear: 2015, website: undefined },
        ...{ description: 'one project only' },
      },
      8: {
        ...{ name: 'Nine Palms (9Palms)', foundedYear: 2007, website: 'https://9palms.example' },
        ...{ description: 'mass market' },
      },
      9: {
        ...{ name: 'Atelier Asia Pte Ltd', foundedYear: 2009 },
        ...{ website: 'https://www.atelierasia.example' },
        ...{ description: 'Singapore fund behind it' },
      },
      10: {
        ...{ name: 'Indigo Land / อินดิโก้แลนด์', foundedYear: 2009 },
        ...{ website: 'https://indigoland.example' },
      },
      11: {
        name: 'Yard & Co',
        foundedYear: undefined,
        website: 'https://yardandco.example',
      },
      12: {
        ...{ name: 'Yard and Company Limited', foundedYear: 2019 },
        ...{ description: 'same as above? ask Peach' },
      },
    },
  },
]
