import { expect, test } from 'vitest'
import type { Signer } from '../../../team/agency/rules/signer.ts'
import { ownerMessage, ownerSubject } from './owner-texts.ts'

const ploy: Signer = {
  ...{ id: 1, name: 'Ploy Arunrat', nameTh: 'พลอย อรุณรัตน์', position: null, email: null },
  ...{ phone: '081 000 0207', line: null, photo: null, particle: 'kha' },
  ...{ signature: '', signatureTh: '' },
}
const home = {
  ...{ unitNumber: '7A', projectName: 'Monsoon House', projectNameTh: 'มอนซูน เฮาส์' },
  startsAt: '2026-11-29T03:00:00.000Z',
}

test('an owner is asked in their language whether the home can be seen at its time', () => {
  expect(ownerMessage(home, 'en', { reader: 'Harriet', signer: ploy })).toBe(
    `Hi Harriet, can we show 7A at Monsoon House on Sunday 29 November at 10:00?

Ploy Arunrat, 081 000 0207`,
  )
  expect(ownerMessage(home, 'th', { reader: 'วรรณา', signer: ploy })).toBe(
    `สวัสดีค่ะคุณวรรณา ขอพาลูกค้าเข้าชมห้อง 7A มอนซูน เฮาส์ วันอาทิตย์ที่ 29 พฤศจิกายน เวลา 10:00 น. ได้ไหมคะ

พลอย อรุณรัตน์ 081 000 0207`,
  )
  expect(ownerMessage(home, 'en', { reader: 'Harriet', signer: ploy }, 'moved')).toContain(
    'Hi Harriet, the viewing of 7A at Monsoon House has a new time. Can we show it on Sunday 29 November at 10:00?',
  )
  expect(ownerMessage(home, 'en', { reader: 'Harriet', signer: ploy }, 'cancelled')).toContain(
    'Hi Harriet, the viewing of 7A at Monsoon House on Sunday 29 November at 10:00 is cancelled.',
  )
  expect(ownerMessage(home, 'th', { reader: 'วรรณา', signer: ploy }, 'cancelled')).toContain(
    'ขอยกเลิกนัดชมห้อง 7A มอนซูน เฮาส์ วันอาทิตย์ที่ 29 พฤศจิกายน เวลา 10:00 น. ขอบคุณค่ะ',
  )
  expect(ownerSubject(home, 'en')).toBe('Viewing of 7A at Monsoon House on Sunday 29 November')
})
