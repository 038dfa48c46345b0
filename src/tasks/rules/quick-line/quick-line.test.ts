import { expect, test } from 'vitest'
import { readQuickLine } from './quick-line.ts'

// Wednesday 25 November 2026, 11:20 in Bangkok.
const NOW = new Date('2026-11-25T04:20:00Z')

type Row = [line: string, title: string, due: string | null, more?: string]

/** `more` is the priority and how often; `due` the day and the hour. */
const rows: Row[] = [
  // Days, in English.
  ['call Khun Arisa tomorrow 10:00', 'Call Khun Arisa', '2026-11-26 10:00'],
  ['call Arisa tomorrow 10:00 about parking', 'Call Arisa about parking', '2026-11-26 10:00'],
  ['Send the lease today', 'Send the lease', '2026-11-25'],
  ['tomorrow send photos', 'Send photos', '2026-11-26'],
  ['send photos tmr', 'Send photos', '2026-11-26'],
  ['Pay the deposit day after tomorrow', 'Pay the deposit', '2026-11-27'],
  ['Pay the deposit the day after tomorrow', 'Pay the deposit', '2026-11-27'],
  ['Meet Kenji on Friday', 'Meet Kenji', '2026-11-27'],
  ['Meet Kenji friday', 'Meet Kenji', '2026-11-27'],
  ['Meet Kenji this Friday', 'Meet Kenji', '2026-11-27'],
  ['Meet Kenji next Friday', 'Meet Kenji', '2026-12-04'],
  ['Inspect next Monday', 'Inspect', '2026-11-30'],
  ['Inspect Monday', 'Inspect', '2026-11-30'],
  ['Inspect on Wednesday', 'Inspect', '2026-12-02'],
  ['Inspect by Tue', 'Inspect', '2026-12-01'],
  ['Inspect Thu.', 'Inspect', '2026-11-26'],
  ['Open house on Sun', 'Open house', '2026-11-29'],
  ['Open house Sat', 'Open house', '2026-11-28'],
  ['Does the sun reach the balcony', 'Does the sun reach the balcony', null],
  ['Ask who sat there', 'Ask who sat there', null],
  ['Prepare for next week', 'Prepare', '2026-11-30'],
  ['Photos this weekend', 'Photos', '2026-11-28'],
  ['Renew contract next month', 'Renew contract', '2026-12-01'],
  ['Close the books end of the month', 'Close the books', '2026-11-30'],
  ['Follow up in 3 days', 'Follow up', '2026-11-28'],
  ['Follow up in three days', 'Follow up', '2026-11-28'],
  ['Follow up in a week', 'Follow up', '2026-12-02'],
  ['Follow up in 2 weeks', 'Follow up', '2026-12-09'],
  ['Follow up in 3 months', 'Follow up', '2027-02-25'],
  ['Answer within 2 days', 'Answer', '2026-11-27'],
  ['Call back in 2 hours', 'Call back', '2026-11-25 13:20'],
  ['Call back in an hour', 'Call back', '2026-11-25 12:20'],
  ['Call back in 17 minutes', 'Call back', '2026-11-25 11:40'],
  ['Call back in 14 hours', 'Call back', '2026-11-26 01:20'],
  // Dates.
  ['Sign the contract 25 Dec', 'Sign the contract', '2026-12-25'],
  ['Sign the contract 25 December 2026', 'Sign the contract', '2026-12-25'],
  ['Sign the contract on 25th of December', 'Sign the contract', '2026-12-25'],
  ['Sign the contract Dec 25', 'Sign the contract', '2026-12-25'],
  ['Sign the contract Dec 25, 2027', 'Sign the contract', '2027-12-25'],
  ['Sign on Friday 25 Dec', 'Sign', '2026-12-25'],
  ['Sign on Fri, 25 Dec at 10', 'Sign', '2026-12-25 10:00'],
  ['Sign 25/12/2569', 'Sign', '2026-12-25'],
  ['Sign 25/12/69', 'Sign', '2026-12-25'],
  ['Sign 25/12/26', 'Sign', '2026-12-25'],
  ['Sign 25-12-2026', 'Sign', '2026-12-25'],
  ['Sign 25.12.2026', 'Sign', '2026-12-25'],
  ['Sign 2026-12-25', 'Sign', '2026-12-25'],
  ['Sign 25/12', 'Sign', '2026-12-25'],
  ['Sign 20 Nov', 'Sign', '2027-11-20'],
  ['Sign 25 Nov', 'Sign', '2026-11-25'],
  ['Sign 29 Feb', 'Sign', '2028-02-29'],
  ['Sign 31/02/2027', 'Sign 31/02/2027', null],
  ['Sign on the 1st', 'Sign', '2026-12-01'],
  ['Sign the 30th', 'Sign', '2026-11-30'],
  ['Sign 5 Sept', 'Sign', '2027-09-05'],
  ['May I call 3 owners', 'May I call 3 owners', null],
  ['Show unit 12/10', 'Show unit 12/10', null],
  ['ห้อง 12/10 ขอรูป', 'ห้อง 12/10 ขอรูป', null],
  ['Show 12/34 and 15B', 'Show 12/34 and 15B', null],
  // Hours.
  ['Call at 10', 'Call', '2026-11-26 10:00'],
  ['Call at 2', 'Call', '2026-11-25 14:00'],
  ['Call at 2.30', 'Call', '2026-11-26 02:30'],
  ['Call 14:30', 'Call', '2026-11-25 14:30'],
  ['Call at 9:05 tomorrow', 'Call', '2026-11-26 09:05'],
  ['Call 10am tomorrow', 'Call', '2026-11-26 10:00'],
  ['Call tomorrow 3 pm', 'Call', '2026-11-26 15:00'],
  ['Call tomorrow 3:45pm', 'Call', '2026-11-26 15:45'],
  ['Call tomorrow 12 pm', 'Call', '2026-11-26 12:00'],
  ['Call tomorrow 12am', 'Call', '2026-11-26 00:00'],
  ['Call tomorrow at noon', 'Call', '2026-11-26 12:00'],
  ['Call noon', 'Call', '2026-11-25 12:00'],
  ['Call tomorrow morning', 'Call', '2026-11-26 09:00'],
  ['Call Friday afternoon', 'Call', '2026-11-27 14:00'],
  ['Call in the evening', 'Call', '2026-11-25 18:00'],
  ['Call this afternoon', 'Call', '2026-11-25 14:00'],
  ['Call tonight', 'Call', '2026-11-25 19:00'],
  ['Call at 5 o’clock', 'Call', '2026-11-25 17:00'],
  ['Where is the morning sun', 'Where is the morning sun', null],
  ['Send 24A at 39 Sukhumvit', 'Send 24A at 39 Sukhumvit', null],
  ['Offer 5.5 million', 'Offer 5.5 million', null],
  ['Ask about 10.30 wide', 'Ask about 10.30 wide', null],
  // Priorities and repetition, in English.
  ['Send the lease tomorrow high', 'Send the lease', '2026-11-26', 'high'],
  ['Send the lease, high', 'Send the lease', null, 'high'],
  ['Send the lease high priority', 'Send the lease', null, 'high'],
  ['Send the lease urgent', 'Send the lease', null, 'high'],
  ['URGENT send the lease', 'Send the lease', null, 'high'],
  ['Send the lease asap', 'Send the lease', null, 'high'],
  ['Send the lease !!', 'Send the lease', null, 'high'],
  ['Tidy the photos low', 'Tidy the photos', null, 'low'],
  ['Tidy the photos, no rush', 'Tidy the photos', null, 'low'],
  ['Tidy the photos medium priority', 'Tidy the photos', null, 'medium'],
  ['Send high floor homes', 'Send high floor homes', null],
  ['Send low rise homes tomorrow', 'Send low rise homes', '2026-11-26'],
  ['Is the high season over', 'Is the high season over', null],
  ['Report every week', 'Report', null, 'weekly'],
  ['Report weekly', 'Report', null, 'weekly'],
  ['Report every Monday', 'Report', '2026-11-30', 'weekly'],
  ['Report every Wednesday 9:00', 'Report', '2026-11-25 09:00', 'weekly'],
  ['Collect rent every month', 'Collect rent', null, 'monthly'],
  ['Collect rent every month on the 1st', 'Collect rent', '2026-12-01', 'monthly'],
  ['Collect rent monthly 31 Dec high', 'Collect rent', '2026-12-31', 'high monthly'],
  // Days, in Thai.
  ['โทรหาคุณอริสา พรุ่งนี้ 10 โมง', 'โทรหาคุณอริสา', '2026-11-26 10:00'],
  ['โทรหาคุณอริสาพรุ่งนี้สิบโมง', 'โทรหาคุณอริสา', '2026-11-26 10:00'],
  ['ส่งสัญญาวันนี้', 'ส่งสัญญา', '2026-11-25'],
  ['ส่งรูปมะรืนนี้', 'ส่งรูป', '2026-11-27'],
  ['นัดดูห้อง ศุกร์หน้า', 'นัดดูห้อง', '2026-12-04'],
  ['นัดดูห้อง ศุกร์นี้', 'นัดดูห้อง', '2026-11-27'],
  ['นัดดูห้องวันเสาร์', 'นัดดูห้อง', '2026-11-28'],
  ['นัดดูห้อง เสาร์ 14.00 น.', 'นัดดูห้อง', '2026-11-28 14:00'],
  ['นัดดูห้องวันอาทิตย์หน้า', 'นัดดูห้อง', '2026-12-06'],
  ['ตามเรื่องอาทิตย์หน้า', 'ตามเรื่อง', '2026-11-30'],
  ['ตามเรื่องสัปดาห์หน้า', 'ตามเรื่อง', '2026-11-30'],
  ['โทรหา อรอนงค์ เพ็ญจันทร์', 'โทรหา อรอนงค์ เพ็ญจันทร์', null],
  ['โทรอีก 3 วัน', 'โทร', '2026-11-28'],
  ['โทรอีกสามวัน', 'โทร', '2026-11-28'],
  ['โทรอีก ๓ วัน', 'โทร', '2026-11-28'],
  ['โทรอีก 2 สัปดาห์', 'โทร', '2026-12-09'],
  ['โทรอีก 2 ชั่วโมง', 'โทร', '2026-11-25 13:20'],
  ['ส่งบิลสิ้นเดือน', 'ส่งบิล', '2026-11-30'],
  ['ส่งบิลต้นเดือนหน้า', 'ส่งบิล', '2026-12-01'],
  ['เซ็นสัญญา 25 ธ.ค.', 'เซ็นสัญญา', '2026-12-25'],
  ['เซ็นสัญญา 25 ธันวาคม 2569', 'เซ็นสัญญา', '2026-12-25'],
  ['เซ็นสัญญา ๒๕ ธ.ค. ๒๕๖๙', 'เซ็นสัญญา', '2026-12-25'],
  ['เซ็นสัญญาวันที่ 25 ธ.ค. 69', 'เซ็นสัญญา', '2026-12-25'],
  ['เซ็นสัญญา 25/12/2569', 'เซ็นสัญญา', '2026-12-25'],
  ['เซ็นสัญญาวันที่ 5', 'เซ็นสัญญา', '2026-12-05'],
  ['เซ็นสัญญาวันศุกร์ที่ 25 ธันวา', 'เซ็นสัญญา', '2026-12-25'],
  ['ส่งเอกสารภายในวันศุกร์', 'ส่งเอกสาร', '2026-11-27'],
  // Hours, in Thai.
  ['โทรพรุ่งนี้ 10.30 น.', 'โทร', '2026-11-26 10:30'],
  ['โทรพรุ่งนี้ 10 น.', 'โทร', '2026-11-26 10:00'],
  ['โทรพรุ่งนี้บ่าย 2', 'โทร', '2026-11-26 14:00'],
  ['โทรพรุ่งนี้บ่ายสอง', 'โทร', '2026-11-26 14:00'],
  ['โทรพรุ่งนี้บ่ายสองโมงครึ่ง', 'โทร', '2026-11-26 14:30'],
  ['โทรพรุ่งนี้บ่ายโมง', 'โทร', '2026-11-26 13:00'],
  ['โทรพรุ่งนี้เที่ยง', 'โทร', '2026-11-26 12:00'],
  ['โทรพรุ่งนี้เที่ยงครึ่ง', 'โทร', '2026-11-26 12:30'],
  ['โทรพรุ่งนี้ 2 ทุ่ม', 'โทร', '2026-11-26 20:00'],
  ['โทรพรุ่งนี้สองทุ่มครึ่ง', 'โทร', '2026-11-26 20:30'],
  ['โทรพรุ่งนี้ทุ่มครึ่ง', 'โทร', '2026-11-26 19:30'],
  ['โทรพรุ่งนี้ 4 โมงเย็น', 'โทร', '2026-11-26 16:00'],
  ['โทรพรุ่งนี้ห้าโมงเย็น', 'โทร', '2026-11-26 17:00'],
  ['โทรพรุ่งนี้ 8 โมงเช้า', 'โทร', '2026-11-26 08:00'],
  ['โทรพรุ่งนี้สิบเอ็ดโมงครึ่ง', 'โทร', '2026-11-26 11:30'],
  ['ไปสนามบินพรุ่งนี้ตี 5', 'ไปสนามบิน', '2026-11-26 05:00'],
  ['โทรพรุ่งนี้เช้า', 'โทร', '2026-11-26 09:00'],
  ['โทรพรุ่งนี้ตอนบ่าย', 'โทร', '2026-11-26 14:00'],
  ['โทรเย็นนี้', 'โทร', '2026-11-25 18:00'],
  ['โทรเวลา 14.30', 'โทร', '2026-11-25 14:30'],
  ['โทรบ่าย 3', 'โทร', '2026-11-25 15:00'],
  ['ห้องนี้แดดเช้าไหม', 'ห้องนี้แดดเช้าไหม', null],
  ['ทุ่มเทกับลูกค้า', 'ทุ่มเทกับลูกค้า', null],
  // Priorities and repetition, in Thai.
  ['ส่งสัญญา ด่วน', 'ส่งสัญญา', null, 'high'],
  ['ส่งสัญญาด่วนมาก พรุ่งนี้', 'ส่งสัญญา', '2026-11-26', 'high'],
  ['ส่งสัญญา สำคัญ', 'ส่งสัญญา', null, 'high'],
  ['จัดรูป ไม่ด่วน', 'จัดรูป', null, 'low'],
  ['หาห้องใกล้ทางด่วน', 'หาห้องใกล้ทางด่วน', null],
  ['ส่งเอกสารสำคัญ', 'ส่งเอกสารสำคัญ', null],
  ['ส่งรายงานทุกสัปดาห์', 'ส่งรายงาน', null, 'weekly'],
  ['ส่งรายงานทุกวันจันทร์', 'ส่งรายงาน', '2026-11-30', 'weekly'],
  ['ส่งรายงานทุกศุกร์ 9 โมง', 'ส่งรายงาน', '2026-11-27 09:00', 'weekly'],
  ['เก็บค่าเช่าทุกเดือน', 'เก็บค่าเช่า', null, 'monthly'],
  ['เก็บค่าเช่าทุกวันที่ 1', 'เก็บค่าเช่า', '2026-12-01', 'monthly'],
  // Nothing but words, and nothing but parts.
  ['', '', null],
  ['   ', '', null],
  ['tomorrow', '', '2026-11-26'],
  ['Ask about two parking spaces', 'Ask about two parking spaces', null],
  ['Is 13C still to let?', 'Is 13C still to let?', null],
  ['Today is the day, not tomorrow', 'Is the day, not tomorrow', '2026-11-25'],
]

test.each(rows)('“%s”', (line, title, due, more = '') => {
  const read = readQuickLine(line, NOW)
  const said = [read.priority, read.repeat].filter(Boolean).join(' ')
  const when = [read.dueDate, read.dueTime].filter(Boolean).join(' ') || null
  expect([read.title, when, said]).toEqual([title, due, more])
})

test('there are enough lines in both languages', () => {
  const thai = rows.filter(([line]) => /[ก-๙]/.test(line))
  expect(thai.length).toBeGreaterThan(50)
  expect(rows.length - thai.length).toBeGreaterThan(70)
})

test.each([
  ['call Khun Arisa tomorrow 10:00', 'Arisa'],
  ['call Arisa tomorrow about parking', 'Arisa'],
  ['call arisa thongdee about parking', 'arisa thongdee'],
  ['Send the plan to Priya Raghunathan on Friday', 'Priya Raghunathan'],
  ['Meet K. Nok at 10:00', 'Nok'],
  ['Ask Khun Wichai about the lift', 'Wichai'],
  ['โทรหาคุณอริสา พรุ่งนี้ 10 โมง', 'อริสา'],
  ['โทรหา อรอนงค์ เพ็ญจันทร์', 'อรอนงค์ เพ็ญจันทร์'],
  ['นัดพี่เก่ง วันเสาร์', 'เก่ง'],
  ['โทรหา Kenji พรุ่งนี้', 'Kenji'],
])('in “%s” the first that may be a name is %s', (line, name) => {
  const [hint] = readQuickLine(line, NOW).names
  expect(hint?.text).toBe(name)
  expect(line.slice(hint?.start, hint?.end)).toBe(name)
})

test('a part says where it stands in the line', () => {
  const line = 'โทร ๑๐ โมง พรุ่งนี้, high'
  const { parts } = readQuickLine(line, NOW)
  expect(parts.map(({ start, end }) => line.slice(start, end))).toEqual([
    ...['๑๐ โมง', 'พรุ่งนี้', 'high'],
  ])
})
