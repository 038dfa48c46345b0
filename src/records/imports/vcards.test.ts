import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { aContact } from '../contacts/test-factory.ts'
import type { ImportRow } from './rules/import.ts'
import { importRequests } from './test-files.ts'

const world = await testApp()
const manager = await world.signIn('manager')
const agent = await world.signIn('agent')
const door = importRequests(world)
const check = (text: string | Uint8Array, name = 'contacts.vcf', kind = 'contacts') =>
  door.check(agent, kind, text, { name, type: 'text/vcard' })
const readIn = async (id: number) => {
  const rows: ImportRow[] = (await door.rows(agent, id)).body
  return rows.map(({ read }) => read)
}
/** The value of a property of a card, as the library reads it. */
function valueIn(card: ICAL.Component, name: string): unknown {
  const values = card.getAllProperties(name).map((property) => property.getFirstValue())
  return values.length > 1 ? values : values[0]
}

const NAME = 'สมชาย; ใจดี, ผู้ซึ่งมีชื่อยาวกว่าเจ็ดสิบห้าไบต์ในหนึ่งบรรทัด'

test('a contact as a vCard is read back by ical.js, with a Thai name, in lines of 75 bytes', async () => {
  const contact = await aContact(world, {
    ...{ name: NAME, phone: '081 710 0001 / 02 710 0002', email: 'chai@mail.example' },
    ...{
      line: 'somchai.j',
      company: 'Alba; Co, Ltd',
      jobTitle: 'ผู้จัดการ',
      location: '99 Soi 55, Bangkok',
    },
    ...{ contactType: 'owner', notes: 'never leaves' },
  })
  const response = await world.request('GET', `/api/leads/${contact.id}/vcard`, { as: agent })
  expect(response.headers.get('content-type')).toBe('text/vcard; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain('.vcf')
  const text = response.text
  expect(text).not.toContain('never leaves')
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const card = new ICAL.Component(ICAL.parse(text))
  expect(valueIn(card, 'version')).toBe('4.0')
  expect(valueIn(card, 'fn')).toBe(NAME)
  expect(valueIn(card, 'tel')).toEqual(['+66817100001', '+6627100002'])
  expect(valueIn(card, 'email')).toBe('chai@mail.example')
  expect([valueIn(card, 'org')].flat()).toEqual(['Alba; Co, Ltd'])
  expect(valueIn(card, 'title')).toBe('ผู้จัดการ')
  expect(valueIn(card, 'adr')).toEqual(['', '', '99 Soi 55, Bangkok', '', '', '', ''])
  expect(valueIn(card, 'impp')).toBe('line:somchai.j')
  expect((await world.request('GET', `/api/leads/${contact.id}/vcard`)).status).toBe(401)
  expect((await world.request('GET', '/api/leads/999999/vcard', { as: agent })).status).toBe(404)
})

test('many as vCards come back as the same people', async () => {
  const people = [
    await aContact(world, { name: 'Malee Suk', phone: '081 710 0011', line: 'malee_s' }),
    await aContact(world, { name: 'วิชัย ทองดี', email: 'wichai@mail.example', company: 'ก, ข' }),
  ]
  const ids = people.map(({ id }) => id).join(',')
  const path = `/api/leads/export?ids=${ids}&format=vcf`
  expect((await world.request('GET', path, { as: agent })).status).toBe(403)
  const text = (await world.request('GET', path, { as: manager })).text
  const { body } = await check(text)
  expect(body).toMatchObject({ rows: 2, create: 0, update: 0, duplicate: 2, error: 0 })
  const admin = await world.signIn('admin')
  const entries = await world.request('GET', '/api/audit?subject=contact&action=export', {
    as: admin,
  })
  expect(entries.body[0]).toMatchObject({ changes: { contacts: [null, 2] } })
})

test('vCards of phones: 4.0, 3.0 with groups and pictures, 2.1 with quoted-printable Thai', async () => {
  const thai = [...new TextEncoder().encode('สมหญิง')]
    .map((byte) => `=${byte.toString(16).toUpperCase()}`)
    .join('')
  const text = [
    ...['BEGIN:VCARD', 'VERSION:4.0', 'FN:Ann Lee', 'TEL;VALUE=uri:tel:+66817100021'],
    ...['IMPP:line:ann.lee', 'NOTE:First line\\nsecond\\, still', 'END:VCARD'],
    ...[
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Dumont;Claire;;;',
      'item1.TEL;type=CELL:+33 6 12',
      ' 34 56 79',
    ],
    ...['item1.X-ABLabel:mobile', 'EMAIL;TYPE="a:b":claire2@mail.example', 'ORG:Alba;Sales'],
    ...[
      `PHOTO;ENCODING=b;TYPE=JPEG:${'A'.repeat(300_000)}`,
      ` ${'B'.repeat(70)}`,
      ' CC',
      'TITLE:Buyer',
    ],
    ...['X-SOCIALPROFILE;type=line:x-apple:claire_d', 'CATEGORIES:Friends,Owner', 'END:VCARD'],
    ...['BEGIN:VCARD', 'VERSION:2.1', `N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:;${thai}=`, ';;;'],
    ...['TEL;CELL:0817100023', 'TEL;WORK:021110000', 'END:VCARD'],
    ...['BEGIN:VCARD', 'VERSION:3.0', 'TEL:0817100024', 'END:VCARD'],
  ].join('\r\n')
  const { body, status } = await check(text)
  expect([status, body.rows, body.create, body.error]).toEqual([201, 4, 4, 0])
  expect(await readIn(body.id)).toEqual([
    {
      ...{ name: 'Ann Lee', phone: '+66817100021', line: 'ann.lee' },
      notes: 'First line\nsecond, still',
    },
    {
      ...{ name: 'Claire Dumont', phone: '+33 6 1234 56 79', email: 'claire2@mail.example' },
      ...{ company: 'Alba, Sales', jobTitle: 'Buyer', line: 'claire_d', contactType: 'owner' },
    },
    { name: 'สมหญิง', phone: '0817100023 / 021110000' },
    { name: '0817100024', phone: '0817100024' },
  ])
})

test('a file without a vCard is refused with words, and vCards are for contacts only', async () => {
  const none = await check('name,phone\nA,081\n')
  expect([none.status, none.body.errors[0].message]).toEqual([
    400,
    'There is no vCard in this file: export your contacts again, as vCard or CSV',
  ])
  expect((await check('BEGIN:VCARD\nEND:VCARD\n', 'a.vcf', 'units')).status).toBe(400)
  expect((await check(`X:${'A'.repeat(5_000_000)}`)).status).toBe(400)
})
