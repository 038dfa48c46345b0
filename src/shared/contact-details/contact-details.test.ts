import { describe, expect, test } from 'vitest'
import { contactDetails, contactDetailsIn, withoutContactDetails } from './contact-details.ts'

describe('contact details in a text that visitors read', () => {
  test.each([
    [
      'ห้องสวย วิวแม่น้ำ สนใจโทร0815550199 line:charlotteb',
      'a phone number and a LINE ID',
      'ห้องสวย วิวแม่น้ำ',
    ],
    ['Corner room. Call 081-555-0199 or 02 555 1212.', '2 phone numbers', 'Corner room. or.'],
    ['โทร ๐๘๑-๕๕๕-๐๑๙๙ คุณนก', 'a phone number', 'คุณนก'],
    ['Write to owner@example.com', 'an email address', 'Write to'],
    ['LINE ID: @sathani_agent\nHigh floor', 'a LINE ID', 'High floor'],
    ['ทักไลน์ nokcondo99 ได้เลย', 'a LINE ID', 'ได้เลย'],
    ['Chat: https://line.me/ti/p/~abc123', 'a link to a profile', 'Chat'],
    ['+49 171 2345678 (WhatsApp)', 'a phone number', '(WhatsApp)'],
  ])('%s', (text, named, cleaned) => {
    expect(contactDetailsIn([text])).toBe(named)
    expect(withoutContactDetails(text)).toBe(cleaned)
  })

  test.each([
    'BTS Sukhumvit Line, 450 m to Thong Lo',
    'Price 12,500,000 THB, rent 45,000 a month',
    'Built 2019, 45 sqm, floor 12A, unit 24/1187',
    'On the line of the river; deposit 2 months',
    'https://example.com/condo/park-origin',
    'ใกล้ BTS สายสุขุมวิท เดิน 5 นาที ขาย 8,900,000 บาท',
    'Common fee 65.50 per sqm, 10110 Bangkok',
  ])('none in: %s', (text) => {
    expect(contactDetails(text)).toEqual([])
    expect(withoutContactDetails(text)).toBe(text)
  })

  test('of several texts together', () => {
    const texts = ['โทร 0815550199', 'Pool', 'line: nok99', 'call 0899999999']
    expect(contactDetailsIn(texts)).toBe('2 phone numbers and a LINE ID')
    expect(contactDetailsIn(['Pool', ''])).toBe('')
  })
})
