import { describe, expect, test } from 'vitest'
import type { Signer } from '../../../team/agency/rules/signer.ts'
import { askMessage, askSubject, eventTexts, planMessage, planSubject } from './client-texts.ts'

const ploy: Signer = {
  ...{ id: 1, name: 'Ploy Arunrat', nameTh: 'พลอย อรุณรัตน์', position: null, email: null },
  ...{ phone: '081 000 0207', line: 'ploy.sathani', photo: null, particle: 'kha' },
  ...{ signature: '', signatureTh: '' },
}
const beam: Signer = {
  ...ploy,
  id: 2,
  name: 'Beam',
  nameTh: 'บีม',
  phone: '081 000 0300',
  line: null,
}
const charlotte = { reader: 'Charlotte', signer: ploy }
const nicha = { reader: 'ณิชา', signer: ploy }

const home = {
  ...{ unitId: 7, name: '6F · Monsoon House', minutes: 30, client: null, agent: null },
  ...{ projectName: 'Monsoon House', projectNameTh: 'มอนซูน เฮาส์' },
  ...{ unitNumber: '6F', latitude: null, longitude: null, owner: null, ownerConfirmedAt: null },
  isOwnerAsked: false,
  ...{ status: 'available' as const, showOnWebsite: true, isDeleted: false },
  address: '12 Sukhumvit 63, Bangkok',
  station: { name: 'Ekkamai', nameTh: 'เอกมัย' },
  startsAt: '2026-11-29T03:00:00.000Z',
}
const inThai = { ...home, address: '12 ถนนสุขุมวิท 63 กรุงเทพฯ' }
const later = { ...home, projectName: 'Lantom Ari', startsAt: '2026-11-29T04:30:00.000Z' }
const viewing = { homes: [home], startsAt: home.startsAt, state: 'planned' as const }

describe('What was planned', () => {
  test('is told in English with the weekday, the address and who writes', () => {
    expect(
      planMessage(viewing, 'en', charlotte),
    ).toBe(`Hi Charlotte, our viewing is on Sunday 29 November:

10:00 Monsoon House, 12 Sukhumvit 63, Bangkok

I’ll meet you at the entrance. Let me know if that time doesn’t work for you.

Ploy Arunrat, 081 000 0207, LINE ploy.sathani`)
  })

  test('names the number of homes, and whoever meets the client in the place of the writer', () => {
    const two = { ...viewing, homes: [home, later] }
    expect(
      planMessage(two, 'en', { reader: null, signer: ploy, meets: beam }),
    ).toBe(`Hello, our viewing of 2 homes is on Sunday 29 November:

10:00 Monsoon House, 12 Sukhumvit 63, Bangkok
11:30 Lantom Ari, 12 Sukhumvit 63, Bangkok

Beam will meet you at the entrance. Let me know if that time doesn’t work for you.

Ploy Arunrat, 081 000 0207, LINE ploy.sathani`)
  })

  test('names the station in English where the address is in Thai', () => {
    const text = planMessage({ ...viewing, homes: [inThai] }, 'en', charlotte)
    expect(text).toContain('\n10:00 Monsoon House, near Ekkamai station\n')
    const unknown = { ...inThai, station: null }
    expect(planMessage({ ...viewing, homes: [unknown] }, 'en', charlotte)).toContain(
      '\n10:00 Monsoon House\n',
    )
  })

  test('is told in Thai with the particle of whoever writes', () => {
    expect(
      planMessage({ ...viewing, homes: [inThai] }, 'th', nicha),
    ).toBe(`สวัสดีค่ะคุณณิชา นัดชมห้องวันอาทิตย์ที่ 29 พฤศจิกายน ตามนี้นะคะ

10:00 น. มอนซูน เฮาส์, 12 ถนนสุขุมวิท 63 กรุงเทพฯ

พบกันที่ทางเข้าอาคารนะคะ หากเวลาไม่สะดวก แจ้งได้เลยค่ะ

พลอย อรุณรัตน์ 081 000 0207 LINE ploy.sathani`)
    const man = { reader: 'ณิชา', signer: { ...ploy, particle: 'krap' as const }, meets: beam }
    expect(planMessage({ ...viewing, homes: [home, later] }, 'th', man)).toContain(
      'สวัสดีครับคุณณิชา นัดชมห้อง 2 ห้อง วันอาทิตย์ที่ 29 พฤศจิกายน ตามนี้นะครับ',
    )
    expect(planMessage(viewing, 'th', man)).toContain(
      'บีม จะรอพบที่ทางเข้าอาคารครับ หากเวลาไม่สะดวก แจ้งได้เลยครับ',
    )
  })

  test('has no particle where none was chosen', () => {
    const plain = { reader: 'Henrik', signer: { ...ploy, particle: null } }
    expect(planMessage(viewing, 'th', plain)).toContain(
      'สวัสดีคุณ Henrik นัดชมห้องวันอาทิตย์ที่ 29 พฤศจิกายน ตามนี้\n',
    )
    expect(planMessage(viewing, 'th', plain)).toContain(
      'พบกันที่ทางเข้าอาคาร หากเวลาไม่สะดวก แจ้งได้เลย\n',
    )
  })

  test('at another time says so', () => {
    const moved = { ...viewing, isMoved: true }
    expect(planMessage(moved, 'en', charlotte)).toContain(
      'Hi Charlotte, our viewing has a new time, on Sunday 29 November:\n\n10:00 Monsoon House',
    )
    expect(planMessage({ ...moved, homes: [home, later] }, 'en', charlotte)).toContain(
      'our viewing of 2 homes has a new time, on Sunday 29 November:',
    )
    expect(planMessage(moved, 'th', nicha)).toContain(
      'สวัสดีค่ะคุณณิชา ขอเปลี่ยนเวลานัดชมห้องเป็นวันอาทิตย์ที่ 29 พฤศจิกายน ตามนี้นะคะ\n',
    )
  })

  test('that it is cancelled names its day', () => {
    const cancelled = { ...viewing, state: 'cancelled' as const }
    expect(planMessage(cancelled, 'en', charlotte)).toBe(`Hi Charlotte,

I’m afraid our viewing on Sunday 29 November is cancelled. Let me know when else would suit you.

Ploy Arunrat, 081 000 0207, LINE ploy.sathani`)
    expect(planMessage(cancelled, 'th', nicha)).toBe(`สวัสดีค่ะคุณณิชา

ขออภัยค่ะ ต้องขอยกเลิกนัดชมห้องวันอาทิตย์ที่ 29 พฤศจิกายน หากสะดวกเวลาอื่น แจ้งได้เลยค่ะ

พลอย อรุณรัตน์ 081 000 0207 LINE ploy.sathani`)
  })
})

test('What they thought is asked in both languages', () => {
  const url = 'https://sathani.example/v/abc'
  expect(
    askMessage(url, 1, 'en', charlotte),
  ).toBe(`Hi Charlotte, thanks for coming. What did you think of the home? Tap an answer here:

${url}

Ploy Arunrat, 081 000 0207, LINE ploy.sathani`)
  expect(askMessage(url, 2, 'en', charlotte)).toContain(
    'What did you think of the homes? Tap an answer for each home:',
  )
  expect(askMessage(url, 2, 'th', nicha)).toContain(
    'สวัสดีค่ะคุณณิชา ขอบคุณที่มาชมห้องกับเราค่ะ คิดเห็นอย่างไรบ้างคะ กดบอกได้ที่ลิงก์นี้ค่ะ',
  )
  expect(askSubject('en')).toBe('How was your viewing?')
  expect(askSubject('th')).toBe('คิดเห็นอย่างไรกับห้องที่ไปชม')
})

test('Subjects name the day, calendars whom to call', () => {
  expect(planSubject(home.startsAt, 'en')).toBe('Your viewing on Sunday 29 November')
  expect(planSubject(home.startsAt, 'th')).toBe('นัดชมห้องวันอาทิตย์ที่ 29 พฤศจิกายน')
  expect(eventTexts(inThai, 'en', ploy)).toEqual({
    title: 'Viewing at Monsoon House',
    notes: ['Ploy Arunrat will meet you at the entrance. Phone: 081 000 0207'],
    place: 'Monsoon House, near Ekkamai station',
  })
  expect(eventTexts(inThai, 'th', ploy)).toEqual({
    title: 'นัดชมห้องที่ มอนซูน เฮาส์',
    notes: ['พลอย อรุณรัตน์ รอพบคุณที่ทางเข้าอาคาร โทร 081 000 0207'],
    place: 'มอนซูน เฮาส์, 12 ถนนสุขุมวิท 63 กรุงเทพฯ',
  })
})
