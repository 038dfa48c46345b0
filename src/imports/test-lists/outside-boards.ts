import type { TestList } from './list.ts'

export const outsideBoards: readonly TestList[] = [
  {
    ...{ file: '18-chat-board.csv', kind: 'units', encoding: 'utf-8' },
    columns: { 'tel/line': 'ownerPhone', โน้ต: 'description' },
    answers: [
      ['project', 'Ari Lantom', 'Lantom Ari'],
      ['project', 'Asok cadence อโศก', 'Asok Cadence'],
      ['project', 'BaanSirin ทองหล่อ', 'Baan Sirin Thonglor'],
      ['project', 'Lantern รัชดา', 'Ratchada Lantern'],
      ['project', 'Sirin สุรศักดิ์', 'Sirin Surasak'],
      ['project', 'แลนเทิร์น', 'Ratchada Lantern'],
      ['unitNumber', '301/12 หรือ 301/21 ไม่แน่ใจ', null],
      ['bathrooms', '', 1],
      ['price', '28.9 ล้าน net', 28_900_000],
      ['price', '4.99 ล. (ลดจาก 5.4)', 4_990_000],
      ['rentAmount', '45k-48k', null],
      ['status', 'ปิดดีลแล้ว (เก็บไว้ดูราคา)', 'off_market'],
    ],
    rows: {
      6: {
        ...{ unitNumber: '88/333', floor: 13, bedrooms: 2, bathrooms: 2, size: 58 },
        ...{ ownerName: 'K. Robert', ownerPhone: '+66-81-555-0703', description: 'FF, วิวเมือง' },
      },
      8: {
        ...{ floor: 2, bedrooms: 1, size: 30, rentAmount: 14_500, ownerName: 'พี่แดง' },
        ...{ ownerPhone: '081 555 0704', description: 'รูปตามในไลน์' },
      },
      4: {
        ...{ project: 'Ratchada Lantern', unitNumber: '12/98', floor: 5, bedrooms: 1 },
        ...{ bathrooms: 1, size: 34, rentAmount: 18_000, ownerName: 'K.ต้น' },
        ...{ ownerPhone: '0815550701', ownerLine: 'tonn.t' },
        ...{ description: 'เฟอร์ครบ พร้อมอยู่ 🐶 ok\nขั้นต่ำ 1 ปี' },
      },
      5: {
        ...{ project: 'Ratchada Lantern', unitNumber: '12/99', floor: 5, bedrooms: 0 },
        ...{ size: 26.5, rentAmount: 13_000, ownerName: 'น้องมายด์', ownerLine: 'mild_m' },
        ...{ description: 'ห้ามสัตว์เลี้ยง' },
      },
      11: {
        ...{ project: 'Baan Sirin Thonglor', unitNumber: '9/101', floor: 20, bedrooms: 3 },
        ...{ bathrooms: 3, size: 128.4, price: 28_900_000, ownerName: 'คุณหญิงนก' },
        ...{ ownerPhone: '02-555-0705 ต่อ 3', description: 'ขายพร้อมเฟอร์ทั้งหมด' },
      },
      12: {
        ...{ project: 'Sirin Surasak', unitNumber: '77/B-0910', floor: 9, bedrooms: 1 },
        ...{ bathrooms: 1, size: 36, price: 5_450_000, ownerName: 'Khun Ice' },
        ...{ ownerPhone: '08.1555.0706', ownerLine: 'ice_ice' },
        ...{ description: 'tenant till Apr 27' },
      },
      13: {
        ...{ project: 'Lantom Ari', unitNumber: '55/140', floor: 11, bedrooms: 2, bathrooms: 1 },
        ...{ size: 48, price: 4_990_000, ownerName: 'คุณตุ๊ก', ownerPhone: '0815550707' },
        ...{ description: 'ด่วน!! หลุดจอง' },
      },
      15: {
        ...{ project: 'Lantom Ari', unitNumber: '55/141', floor: 11, bedrooms: 1, bathrooms: 1 },
        ...{ size: 30, price: 3_600_000, rentAmount: 15_000, ownerName: 'คุณตุ๊ก' },
        ...{ ownerPhone: '0815550707' },
      },
      17: {
        ...{ project: 'Ratchada Lantern', unitNumber: '12/200', floor: 10, bedrooms: 1 },
        ...{ bathrooms: 1, size: 34, rentAmount: 17_000, ownerName: 'K.ต้น' },
        ...{ ownerPhone: '0815550701', description: 'เช่าไป 1 พ.ย. 69' },
        status: 'off_market',
      },
      18: {
        ...{ project: 'Baan Sirin Thonglor', unitNumber: '9/33', floor: 8, bedrooms: 1 },
        ...{ bathrooms: 1, size: 45, price: 8_200_000, ownerName: 'K. May' },
        ...{ ownerPhone: '081-555-0708', description: 'โอนแล้ว ต.ค.' },
        status: 'off_market',
      },
    },
    // A range of rents, and a unit number of which whoever wrote it was not sure.
    corrected: [6, 8],
  },
  {
    ...{ file: '19-sales-office.csv', kind: 'units', encoding: 'utf-16be' },
    columns: { 'No.': null, Unit: 'unitNumber', Title: 'ownershipType', Sales: 'agentName' },
    answers: [
      ['project', '', 'Asok Cadence'],
      ['price', 'Call', null],
      ['status', 'BKD', 'pending'],
      ['status', 'BLK', 'off_market'],
      ['status', 'RSV till 30/11', 'pending'],
      ['status', 'SALE W/T', 'sell_with_tenant'],
      ['status', 'TRF', 'sold'],
      ['availabilityDate', 'Q1/2027', null],
      ['furnishing', 'Fully fitted', 'partially_furnished'],
      ['furnishing', 'Furniture package', 'fully_furnished'],
      ['furnishing', 'Shell', 'bare_shell'],
      ['ownershipType', 'Leasehold 30y', 'leasehold'],
      ['project', '', 'Sirin Surasak'],
    ],
    rows: {
      13: {
        ...{ unitNumber: 'B-2501', floor: 25, bedrooms: 3, bathrooms: 4, size: 165.25 },
        ...{ status: 'available', ownershipType: 'freehold', propertyFacing: 'south_west' },
        ...{ furnishing: 'bare_shell', agentName: 'Beam / Golf' },
      },
      6: {
        ...{ project: 'Asok Cadence', unitNumber: 'A-0705', floor: 7, bedrooms: 1, bathrooms: 1 },
        ...{ size: 32.1, price: 6_290_000, status: 'available', ownershipType: 'freehold' },
        ...{ propertyFacing: 'north', furnishing: 'partially_furnished' },
        ...{ availabilityDate: '2026-11-24', agentName: 'Nong Beam', agentPhone: '081-555-0801' },
      },
      7: {
        ...{ project: 'Asok Cadence', unitNumber: 'A-12A08', floor: 13, bedrooms: 1 },
        ...{ bathrooms: 1, size: 32.1, price: 6_450_000, status: 'pending' },
        ...{ ownershipType: 'freehold', propertyFacing: 'north_east' },
        ...{ furnishing: 'partially_furnished', availabilityDate: '2026-11-24' },
        ...{ agentName: 'Beam' },
      },
      8: {
        ...{ project: 'Asok Cadence', unitNumber: 'A-1401', floor: 14, bedrooms: 2 },
        ...{ bathrooms: 2, size: 58, price: 11_900_000, status: 'available' },
        ...{ ownershipType: 'freehold', propertyFacing: 'south_east' },
        ...{ furnishing: 'fully_furnished', availabilityDate: '2026-12-31', agentName: 'Beam' },
      },
      11: {
        ...{ project: 'Asok Cadence', unitNumber: 'B-1203', floor: 12, bedrooms: 0 },
        ...{ bathrooms: 1, size: 26.4, price: 4_990_000, status: 'sold' },
        ...{ ownershipType: 'freehold', propertyFacing: 'west' },
        ...{ furnishing: 'partially_furnished', availabilityDate: '2026-11-24' },
        ...{ agentName: 'K. Golf', agentPhone: '+66815550802' },
      },
      12: {
        ...{ project: 'Asok Cadence', unitNumber: 'B-1204', floor: 12, bedrooms: 0 },
        ...{ bathrooms: 1, size: 26.4, price: 5_050_000, status: 'pending' },
        ...{ ownershipType: 'freehold', propertyFacing: 'west' },
        ...{ furnishing: 'partially_furnished', availabilityDate: '2026-11-24' },
        ...{ agentName: 'K. Golf', agentPhone: '+66815550802' },
      },
      18: {
        ...{ project: 'Sirin Surasak', unitNumber: '77/1501', floor: 15, bedrooms: 1 },
        ...{ bathrooms: 1, size: 36, price: 5_900_000, status: 'available' },
        ...{ ownershipType: 'leasehold', propertyFacing: 'south', furnishing: 'fully_furnished' },
        ...{ availabilityDate: '2026-11-24', agentName: 'Golf' },
      },
      19: {
        ...{ project: 'Sirin Surasak', unitNumber: '77/1502', floor: 15, bedrooms: 1 },
        ...{ bathrooms: 1, size: 36, price: 5_950_000, status: 'off_market' },
        ...{ ownershipType: 'leasehold', propertyFacing: 'south', furnishing: 'fully_furnished' },
        ...{ availabilityDate: '2026-11-24', agentName: 'Golf' },
      },
      20: {
        ...{ project: 'Sirin Surasak', unitNumber: '77/1910', floor: 19, bedrooms: 2 },
        ...{ bathrooms: 2, size: 71, price: 14_200_000, status: 'sell_with_tenant' },
        ...{ ownershipType: 'leasehold', propertyFacing: 'south_west' },
        ...{ furnishing: 'fully_furnished', rentedUntil: '2027-02-28', agentName: 'K. Golf' },
        ...{ agentPhone: '+66815550802' },
      },
    },
    // A price on request, and a note in a column beyond the headers.
    unstated: [13],
  },
]
