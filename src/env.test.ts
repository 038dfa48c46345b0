import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

test('PUBLIC_URL is a URL without a path; anything else stops the start with its name', () => {
  const publicUrl = (PUBLIC_URL: string) => readEnv({ PUBLIC_URL }).publicUrl
  expect(publicUrl('https://sathani.example')).toBe('https://sathani.example')
  expect(publicUrl('https://Sathani.example:443/')).toBe('https://sathani.example')
  expect(publicUrl('http://10.0.0.7:3000')).toBe('http://10.0.0.7:3000')
  expect(publicUrl('')).toBeUndefined()
  for (const invalid of [
    'sathani.example',
    'https://sathani.example/homes',
    'https://sathani.example/?a=1',
    'https://user:secret@sathani.example',
    'ftp://sathani.example',
    'https://',
  ]) {
    expect(() => publicUrl(invalid), invalid).toThrow(/PUBLIC_URL: an address without a path/)
  }
})

test('CONTACT_LINE and CONTACT_WHATSAPP have no default and are validated', () => {
  expect(readEnv({})).toMatchObject({ contactLine: null, contactWhatsapp: null })
  const set = { CONTACT_LINE: '@sathani', CONTACT_WHATSAPP: '+66 81 234 5678' }
  expect(readEnv(set)).toMatchObject({
    contactLine: '@sathani',
    contactWhatsapp: '+66 81 234 5678',
  })
  expect(() => readEnv({ CONTACT_LINE: 'our line' })).toThrow(/CONTACT_LINE: a LINE ID/)
  expect(() => readEnv({ CONTACT_WHATSAPP: '081 234 5678' })).toThrow(/CONTACT_WHATSAPP: a number/)
})

test('an owner URL without a database URL stops the start instead of being ignored', () => {
  expect(() => readEnv({ DATABASE_OWNER_URL: 'postgres://owner@db/agency' })).toThrow(
    'DATABASE_OWNER_URL goes with DATABASE_URL',
  )
})

test('a geocoding service is configured by name; only Google needs a key', () => {
  expect(readEnv({}).geocoder).toBeNull()
  expect(readEnv({ GEOCODER: 'embedded', GEOCODER_KEY: 'unused' }).geocoder).toBeNull()
  expect(readEnv({ GEOCODER: 'google', GEOCODER_KEY: 'server-key' }).geocoder).toEqual({
    service: 'google',
    url: 'https://maps.googleapis.com',
    key: 'server-key',
  })
  expect(
    readEnv({ GEOCODER: 'nominatim', GEOCODER_URL: 'http://10.0.0.7/nominatim/' }).geocoder,
  ).toEqual({ service: 'nominatim', url: 'http://10.0.0.7/nominatim', key: null })
  expect(() => readEnv({ GEOCODER: 'google' })).toThrow('GEOCODER=google needs GEOCODER_KEY')
  expect(() => readEnv({ GEOCODER: 'bing' })).toThrow(/GEOCODER/)
  for (const GEOCODER_URL of ['nominatim.example', 'ftp://x', 'https://x/?a=1']) {
    expect(() => readEnv({ GEOCODER: 'nominatim', GEOCODER_URL })).toThrow(/GEOCODER_URL/)
  }
})

test('mail needs a server and an address', () => {
  const url = 'smtps://user:secret@smtp.example'
  const from = (MAIL_FROM: string) => readEnv({ MAIL_URL: url, MAIL_FROM }).mail?.from
  expect(readEnv({}).mail).toBeNull()
  expect(from('Sathani <hello@sathani.example>')).toEqual({
    name: 'Sathani',
    address: 'hello@sathani.example',
  })
  expect(from('hello@sathani.example')).toEqual({ name: '', address: 'hello@sathani.example' })
  expect(() => readEnv({ MAIL_URL: url })).toThrow('MAIL_URL and MAIL_FROM together')
  expect(() => readEnv({ MAIL_IN_URL: 'imaps://a:b@imap.example' })).toThrow('needs both')
  expect(() => from('hello')).toThrow('MAIL_FROM: an address such as')
  expect(() => from('a@x.example, b@x.example')).toThrow('MAIL_FROM')
  expect(() => readEnv({ MAIL_URL: 'https://smtp.example', MAIL_FROM: 'a@x.example' })).toThrow(
    'MAIL_URL: an address such as',
  )
})
