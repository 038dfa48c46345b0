import type { TestList } from './list.ts'

const fully = 'fully_furnished'
const partly = 'partially_furnished'

/** Lists by the author of the readers. */
export const ownLists: readonly TestList[] = [
  {
    ...{ file: '01-owners-thai.csv', kind: 'units', encoding: 'windows-874' },
    answers: [
      ['furnishing', 'บิ้วอิน', partly],
      ['status', 'ติดสัญญา', 'rented'],
      ['project', 'อโศก คาเดนซ', 'Asok Cadence'],
    ],
    rows: {
      5: {
        ...{ project: 'Ratchada Lantern', unitNumber: '12/34', floor: 12, bedrooms: 1, size: 34.5 },
        ...{ price: 3_640_000, rentAmount: 18_500, status: 'available', furnishing: fully },
        ...{ ownerName: 'คุณต้อม', ownerPhone: '081-234-5678' },
      },
      6: {
        ...{ bedrooms: 2, bathrooms: 1, size: 48.25, price: 5_840_000, furnishing: partly },
        ...{ ownerName: 'คุณนก', ownerPhone: '089 765 4321', rentAmount: undefined },
      },
      7: {
        ...{ project: 'Ratchada Lantern', unitNumber: '12/56', floor: 9, bedrooms: 0, size: 27.5 },
        ...{ rentAmount: 16_000, status: 'rented', furnishing: fully },
      },
      8: {
        ...{ project: 'Asok Cadence', price: 5_400_000, status: 'available', furnishing: partly },
        ...{ ownerName: 'คุณแอน' },
      },
      9: {
        ...{ project: 'Asok Cadence', rentAmount: 50_000, status: 'available' },
        ...{ availabilityDate: '2027-01-15', ownerPhone: '0812345679' },
      },
      10: {
        ...{ price: 20_500_000, rentAmount: 85_000, status: 'sell_with_tenant' },
        ...{ furnishing: 'bare_shell', ownerName: undefined },
      },
    },
  },
  {
    ...{ file: '02-excel-unicode-text.csv', kind: 'units', encoding: 'utf-16le' },
    answers: [
      ['availabilityDate', 'Jan 27', '2027-01-01'],
      ['project', 'Khlong Works, Phra Khanong', 'Khlong Works Phra Khanong'],
    ],
    rows: {
      2: {
        ...{ unitNumber: '0012', size: 34.5, price: 3_640_000, availabilityDate: '2026-12-01' },
        ...{ ownerPhone: '0812345611', petAllowed: 'not_allowed', furnishing: fully },
      },
      3: { unitNumber: '2309', bedrooms: 0, rentAmount: 16_000, availabilityDate: '2026-11-24' },
      5: { price: undefined, rentAmount: 28_000, availabilityDate: '2027-02-01' },
      6: { project: 'Khlong Works Phra Khanong', availabilityDate: '2027-01-01' },
      7: { furnishing: partly, rentAmount: 50_000, availabilityDate: '2026-11-24' },
    },
    // A formula that the spreadsheet could not work out.
    corrected: [4],
  },
  {
    ...{ file: '03-decimal-commas.csv', kind: 'units', encoding: 'utf-8' },
    answers: [
      ['rentAmount', '18.000', 18_000],
      ['rentAmount', '32.000', 32_000],
      ['rentAmount', '45.000', 45_000],
      ['rentAmount', '25.500', 25_500],
      ['rentAmount', '19.000', 19_000],
      ['status', 'tenanted', 'rented'],
      ['status', 'reserved', 'pending'],
      ['status', 'avaliable', 'available'],
    ],
    rows: {
      3: {
        size: 35.5,
        price: 4_250_000,
        propertyFacing: 'north_east',
        propertyView: ['city_view'],
      },
      4: { size: 35.5, rentAmount: 18_000, propertyView: ['park_view', 'pool_view'] },
      5: { size: 61.25, rentAmount: 32_000, status: 'rented', propertyFacing: 'south' },
      6: { price: 12_900_000, rentAmount: 45_000, propertyView: ['sky_line'] },
      7: { bedrooms: 1, size: 44.75, rentAmount: 25_500, status: 'pending' },
      8: { bedrooms: 0, price: 5_900_000, rentAmount: 19_000, status: 'available' },
    },
  },
  {
    ...{ file: '04-merged-cells.csv', kind: 'units', encoding: 'utf-8-mark' },
    answers: [['project', '', 'above']],
    rows: {
      3: { project: 'Lantom Ari', bedrooms: 1, bathrooms: 1, rentAmount: 15_000 },
      4: { project: 'Lantom Ari', unitNumber: '102', rentAmount: 15_500 },
      5: {
        project: 'Lantom Ari',
        bathrooms: 2,
        rentAmount: 28_000,
        availabilityDate: '2027-01-15',
      },
      6: { project: 'Sirin Surasak', bedrooms: 0, rentAmount: 12_500 },
      7: { project: 'Sirin Surasak', rentAmount: 17_000, availabilityDate: '2027-03-01' },
      8: { project: 'Sirin Surasak', bedrooms: 3, availabilityDate: '2027-02-15', size: 98 },
    },
  },
  {
    ...{ file: '05-ranges-and-notes.csv', kind: 'units', encoding: 'utf-16be' },
    columns: { 'No.': null, 'Room number': 'unitNumber', 'Fl.': 'floor' },
    answers: [['project', 'Asoke Cadence', 'Asok Cadence']],
    rows: {
      2: {
        ...{ unitNumber: '15-07', floor: 15, bedrooms: 1, bathrooms: 1, size: 31 },
        ...{ price: 6_900_000, rentAmount: 28_000, listingType: 'rent_sell' },
        ...{ ownershipType: 'freehold', description: 'Corner room,\nhigh floor' },
      },
      3: { price: 10_800_000, listingType: 'sell', description: 'He said "call after 6pm"' },
      4: { bedrooms: 0, bathrooms: 1, size: 24, rentAmount: 19_000, listingType: 'rent' },
      5: { project: 'Asok Cadence', floor: 13, bathrooms: 1, rentAmount: 27_000 },
      6: { price: 28_500_000, rentAmount: undefined, ownershipType: 'leasehold' },
    },
    // Nobody but the owner knows the size.
    corrected: [7],
  },
  {
    ...{ file: '06-co-agents.csv', kind: 'units', encoding: 'utf-8' },
    answers: [
      ['project', 'Baan Sirin', 'Baan Sirin Thonglor'],
      ['status', 'occupied', 'rented'],
      ['status', 'no answer', 'unable_to_reach'],
    ],
    rows: {
      3: { rentAmount: 29_000, agentName: 'Ploy', agentPhone: '081 000 2201', ownerLine: 'khunpa' },
      4: { status: 'rented', rentedUntil: '2026-12-31' },
      5: { status: 'available', availabilityDate: '2027-02-01' },
      6: { status: 'rented', rentedUntil: '2027-06-30', agentPhone: '081 000 2202' },
      7: { status: 'available', size: 71.5 },
      8: { project: 'Baan Sirin Thonglor', status: 'unable_to_reach' },
    },
  },
  {
    ...{ file: '07-chat-words.csv', kind: 'units', encoding: 'windows-874' },
    columns: { นอน: 'bedrooms', น้ำ: 'bathrooms' },
    answers: [
      ['status', 'จองแล้ว', 'pending'],
      ['status', 'ไม่ว่าง', 'rented'],
      ['petAllowed', 'ตัวเล็กได้', 'small_pet_allowed'],
    ],
    rows: {
      2: {
        ...{ price: 4_500_000, rentAmount: 18_000, petAllowed: 'small_pet_allowed' },
        ...{ smokingAllowed: false, primary: true, propertyFacing: 'north' },
      },
      3: { size: 35, price: 4_500_000, petAllowed: 'not_allowed', primary: false },
      4: { project: 'Lantom Ari', price: 8_900_000, rentAmount: 35_000, status: 'pending' },
      5: { size: 35.5, price: 4_600_000, status: 'rented', propertyFacing: 'south_west' },
      6: { bedrooms: 0, price: 3_900_000, rentAmount: 15_000, status: 'rented' },
    },
  },
  {
    ...{ file: '08-projects-thai.csv', kind: 'projects', encoding: 'utf-8' },
    answers: [['facilities', 'สระ', 'swimming_pool']],
    rows: {
      3: {
        ...{ name: 'คอร์ทดอกคูน ทองหล่อ', propertyType: 'condo', totalUnits: 312 },
        ...{ buildingFloors: 28, petAllowed: 'not_allowed', smokingAllowed: false },
        facilities: ['24_hours_security', 'gymnasium', 'swimming_pool'],
      },
      4: { totalUnits: 180, buildingFloors: 8, facilities: ['car_park'] },
      5: { propertyType: 'townhouse', facilities: ['community_garden'], totalUnits: 24 },
      6: { totalUnits: 1142, buildingFloors: 38, facilities: ['gymnasium', 'swimming_pool'] },
    },
  },
  {
    ...{ file: '09-projects-english.csv', kind: 'projects', encoding: 'utf-8-mark' },
    rows: {
      2: { nameTh: 'จาคารันดา คอร์ท', propertyType: 'condo', totalUnits: 288, buildingFloors: 31 },
      3: { propertyType: 'condo', totalUnits: 344, petAllowed: 'small_pet_allowed' },
      4: { propertyType: 'apartment', totalUnits: 76, buildingFloors: 8 },
      5: { propertyType: 'townhouse', facilities: ['car_park'], smokingAllowed: false },
    },
  },
  {
    ...{ file: '10-developers-thai.csv', kind: 'developers', encoding: 'windows-874' },
    rows: {
      2: { name: 'ดอกคูนเรียลตี้', foundedYear: 1998, website: 'https://dokkhun.example' },
      3: { foundedYear: 2007, description: 'ทาวน์โฮม, โฮมออฟฟิศ' },
      4: { foundedYear: 1999, website: 'https://phuenphai.example' },
    },
  },
  {
    ...{ file: '11-developers-english.csv', kind: 'developers', encoding: 'utf-8-mark' },
    rows: {
      3: { name: 'Jacaranda Homes', foundedYear: 1998 },
      4: { foundedYear: 2004 },
      5: { name: 'Slate & Sons', foundedYear: 2011 },
      6: { name: 'Weaver Estates', foundedYear: undefined },
    },
  },
  {
    ...{ file: '12-new-prices.csv', kind: 'units', encoding: 'utf-16le' },
    columns: { 'New price': 'price' },
    rows: {
      4: { unitNumber: '2404', price: 5_200_000, rentAmount: undefined },
      5: { price: undefined, rentAmount: 48_000 },
      6: { price: 19_900_000, rentAmount: 82_000 },
      7: { price: undefined, status: 'sold' },
      8: { price: 3_600_000 },
    },
  },
]
