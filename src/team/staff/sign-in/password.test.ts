import { expect, test } from 'vitest'
import { checkPassword, generatePassword, hashPassword } from './password.ts'

// From the tests of the reference implementation (64 MiB, two passes, one lane).
const REFERENCE =
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

test('a password matches only its own hash', async () => {
  const hash = await hashPassword('correct horse')
  expect(await checkPassword('correct horse', hash)).toEqual({ matches: true, outdated: false })
  expect(await checkPassword('correct horsf', hash)).toEqual({ matches: false, outdated: false })
  expect(await hashPassword('correct horse')).not.toBe(hash)
})

test('the hash is argon2id with at least 19 MiB and two passes', async () => {
  expect(await hashPassword('correct horse')).toMatch(
    /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/,
  )
})

test('a hash of the reference implementation is verified and reported as outdated', async () => {
  expect(await checkPassword('password', REFERENCE)).toEqual({ matches: true, outdated: true })
  expect(await checkPassword('passwort', REFERENCE)).toEqual({ matches: false, outdated: true })
})

test('a missing or malformed hash matches no password', async () => {
  for (const hash of [null, '', 'plain text', '$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAA']) {
    expect(await checkPassword('plain text', hash)).toEqual({ matches: false, outdated: false })
  }
})

test('the same letters in other code points are the same password', async () => {
  const hash = await hashPassword('caf\u00e9 \u0e19\u0e33')
  expect((await checkPassword('cafe\u0301 \u0e19\u0e4d\u0e32', hash)).matches).toBe(true)
})

test('generated passwords have 20 characters and differ', () => {
  const passwords = new Set(Array.from({ length: 100 }, generatePassword))
  expect(passwords.size).toBe(100)
  for (const password of passwords) expect(password).toMatch(/^[\w-]{20}$/)
})
