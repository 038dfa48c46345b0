import { expect, test } from 'vitest'
import { filledSignature, STANDARD_SIGNATURES } from './signer.ts'

const ploy = {
  ...{ name: 'Ploy Arunrat', position: 'Senior agent', agency: 'Sathani Homes' },
  ...{ phone: '081 000 0207', line: 'ploy.sathani', email: 'ploy@sathani.example' },
  ...{ website: 'sathani.example', licence: null, particle: 'ค่ะ' },
}

test('the standard signatures are filled in', () => {
  expect(filledSignature(STANDARD_SIGNATURES.en, ploy)).toBe(`Best regards,
Ploy Arunrat
Senior agent, Sathani Homes
081 000 0207 · LINE ploy.sathani
ploy@sathani.example`)
  expect(filledSignature(STANDARD_SIGNATURES.th, { ...ploy, name: 'พลอย' })).toBe(`ขอบคุณค่ะ
พลอย
Senior agent, Sathani Homes
081 000 0207 · LINE ploy.sathani`)
})

test('what is not known leaves no gap: neither its separator nor an empty line', () => {
  const bare = { ...ploy, position: null, line: null, email: null, particle: '' }
  expect(filledSignature(STANDARD_SIGNATURES.en, bare)).toBe(`Best regards,
Ploy Arunrat
Sathani Homes
081 000 0207`)
  expect(filledSignature(STANDARD_SIGNATURES.th, bare)).toMatch(/^ขอบคุณ\n/)
  expect(filledSignature('{licence}\n{name}, {position}\nKind {words}', bare)).toBe(
    'Ploy Arunrat\nKind {words}',
  )
})
