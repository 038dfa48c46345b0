import { expect, test } from 'vitest'
import { signatureFor, withSignature } from './with-signature.ts'

const signer = { signature: 'Best regards,\nPloy', signatureTh: 'ขอบคุณค่ะ\nพลอย' }

test('an email is signed in the language in which it is written, else in that of the conversation', () => {
  expect(signatureFor('It is free.', 'ว่างไหมคะ', signer)).toBe(signer.signature)
  expect(signatureFor('ว่างค่ะ', 'Is it free?', signer)).toBe(signer.signatureTh)
  expect(signatureFor(' ', 'ว่างไหมคะ', signer)).toBe(signer.signatureTh)
  expect(signatureFor('', 'Is it free?', signer)).toBe(signer.signature)
})

test('the signature stands once at the end', () => {
  const signed = 'It is free.\n\nBest regards,\nPloy'
  expect(withSignature('It is free. ', signer.signature)).toBe(signed)
  expect(withSignature(`${signed}\n`, signer.signature)).toBe(signed)
  expect(withSignature('', signer.signature)).toBe(signer.signature)
  expect(withSignature('It is free.', '')).toBe('It is free.')
})
