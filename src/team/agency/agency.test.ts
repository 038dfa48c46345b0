import { beforeAll, expect, test } from 'vitest'
import { receivePicture } from '../../city/media/pictures.ts'
import { twoHalves } from '../../city/media/test-pictures.ts'
import { type SignedIn, testApp } from '../../platform/testing/test-app.ts'

const world = await testApp({
  env: { CONTACT_LINE: '@sathani', CONTACT_WHATSAPP: '+66 81 234 5678' },
})
let admin: SignedIn
let manager: SignedIn
beforeAll(async () => {
  admin = await world.signIn('admin')
  manager = await world.signIn('manager')
})

const path = '/api/settings/agency'
const read = async () => (await world.request('GET', path, { as: manager })).body
const put = (body: object, as = admin) => world.request('PUT', path, { as, body })
const page = async () => (await world.request('GET', '/')).text

test('The first values are the environment’s, and those that are invented are named', async () => {
  expect(await read()).toEqual({
    ...{
      name: 'Sathani',
      nameTh: null,
      logo: null,
      accent: 'teal',
      phone: '02 000 0000',
      secondPhone: null,
    },
    ...{ line: '@sathani', whatsapp: '+66 81 234 5678', email: 'hello@sathani.example' },
    ...{ address: null, addressTh: null, hours: [], closedOnHolidays: false },
    ...{ licence: null, companyNumber: null, invented: ['phone', 'email'], version: 1 },
  })
})

test('Admins change it: visitors read it at once, and the audit log says what changed', async () => {
  expect((await put({ phone: '02 123 4567' }, manager)).status).toBe(403)
  expect(await page()).toContain('02\u00a0000\u00a00000')
  const { version } = await read()
  const changed = await put({
    ...{ name: 'Lantern Homes', phone: '02 123 4567', email: 'hello@lantern.co.th' },
    ...{ address: '88 Soi Thong Lo 10, Bangkok', licence: '0000/2569', version },
    hours: [{ day: 1, from: '09:00', to: '18:00' }],
  })
  expect(changed.body).toMatchObject({ phone: '02 123 4567', invented: ['licence'] })
  const shown = await page()
  expect(shown).toContain('02\u00a0123\u00a04567')
  expect(shown).toContain('hello@lantern.co.th')
  expect(shown).toContain('88 Soi Thong Lo 10, Bangkok')
  expect(shown).toContain('Mon 09:00–18:00')
  expect(shown).toContain('"name":"Lantern Homes"')
  expect(shown).not.toContain('hello@sathani.example')
  const audit = await world.request('GET', '/api/audit?subject=agency', { as: admin })
  expect(audit.body[0]).toMatchObject({
    subject: 'agency',
    changes: { phone: ['02 000 0000', '02 123 4567'] },
  })
})

test('What is emptied stays empty, whatever the environment says; required fields cannot be', async () => {
  expect((await put({ line: null, whatsapp: '' })).body).toMatchObject({
    line: null,
    whatsapp: null,
  })
  expect(await read()).toMatchObject({ line: null, whatsapp: null })
  for (const wrong of [{ phone: '' }, { name: ' ' }, { email: '' }, { line: 'our line' }]) {
    const { status, body } = await put(wrong)
    expect([status, body.errors?.[0].path]).toEqual([400, Object.keys(wrong)[0]])
  }
  const { url } = await receivePicture(
    world.context(),
    world.services.pictures,
    await twoHalves(255, 64),
    'small.png',
  )
  const small = await put({ logo: url })
  expect([small.status, small.body.errors?.[0]]).toMatchObject([
    400,
    { path: 'logo', message: expect.stringContaining('at least 256 px') },
  ])
  const unknown = await put({ logo: `/media/${'a'.repeat(32)}/1280.webp` })
  expect([unknown.status, unknown.body.errors?.[0].path]).toEqual([400, 'logo'])
})
