import { expect, test } from 'vitest'
import { testApp } from '../../platform/testing/test-app.ts'
import { likelyDuplicates } from '../contacts/duplicates/likely-duplicates.ts'
import type { ContactRecord } from '../contacts/rules/contact.ts'
import { aContact } from '../contacts/test-factory.ts'
import type { ImportRow } from './rules/import.ts'
import { importRequests, windows874 } from './test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const admin = await world.signIn('admin')
const door = importRequests(world)
const check = async (text: string | Uint8Array, name = 'list.csv') =>
  (await door.check(agent, 'contacts', text, { name })).body
const rowsOf = async (id: number): Promise<ImportRow[]> => (await door.rows(agent, id)).body
const contactAt = async (id: number): Promise<ContactRecord> =>
  (await world.request('GET', `/api/leads/${id}`, { as: agent })).body
/** Imports a file; returns the contacts of its rows. */
async function imported(text: string | Uint8Array, name?: string): Promise<ContactRecord[]> {
  const { id } = await check(text, name)
  await door.run(agent, id)
  const rows = await rowsOf(id)
  return Promise.all(rows.flatMap(({ recordId }) => (recordId ? [contactAt(recordId)] : [])))
}

test('the contacts of Google: names in parts, several phones and emails, nothing lost', async () => {
  const [one, other] = await imported(
    [
      'First Name,Middle Name,Last Name,Nickname,Organization Name,Organization Title,Notes,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Value,Address 1 - Formatted',
      'Claire,,Dumont,,Alba Trading,Buyer,Met at the fair,Home,claire.d@mail.example,c.dumont@work.example ::: cd@old.example,Mobile,+33 6 99 34 56 78 ::: +33 6 00 00 00 11,081 700 0001,"12 Soi 4, Bangkok"',
      ',,,,Somsri Holdings,,,,,,,02 700 0002,,',
    ].join('\n'),
  )
  expect(one).toMatchObject({
    name: 'Claire Dumont',
    phone: '+33 6 99 34 56 78 / +33 6 00 00 00 11 / 081 700 0001',
    email: 'claire.d@mail.example',
    notes: 'Met at the fair\nEmail: c.dumont@work.example\nEmail: cd@old.example',
    company: 'Alba Trading',
    jobTitle: 'Buyer',
    location: '12 Soi 4, Bangkok',
    source: 'import',
    contactType: 'lead',
  })
  expect(other).toMatchObject({ name: 'Somsri Holdings', phone: '02 700 0002' })
})

test("the contacts of Outlook and of an agency's Thai list in Windows-874", async () => {
  const [outlook] = await imported(
    'Title,First Name,Last Name,Company,Job Title,Business Phone,Home Phone,Mobile Phone,E-mail Address,E-mail 2 Address\nMr,Jan,de Vries,Polder BV,Director,02 700 0012,,081 700 0013,jan@mail.example,\n',
  )
  expect(outlook).toMatchObject({
    name: 'Jan de Vries',
    phone: '081 700 0013 / 02 700 0012',
    company: 'Polder BV',
    jobTitle: 'Director',
    email: 'jan@mail.example',
  })
  const [thai] = await imported(
    windows874(
      'ลำดับ,ชื่อ-นามสกุล,เบอร์โทร,ไลน์,ประเภท,สถานะ,ความต้องการ,หมายเหตุ\n1,คุณวันดี ศรีสุข,๐๘๑ ๗๐๐ ๐๐๒๑,wandee.s,ผู้เช่า,สนใจ,2 นอน ทองหล่อ 45000,โทรเย็น\n',
    ),
  )
  expect(thai).toMatchObject({
    ...{ name: 'คุณวันดี ศรีสุข', phone: '081 700 0021', line: 'wandee.s', contactType: 'lead' },
    ...{ status: 'qualified', requirements: '2 นอน ทองหล่อ 45000', notes: 'โทรเย็น' },
  })
})

test('digits that spreadsheets took away are put back where that is sure, else named', async () => {
  const found = await check(
    'name,phone\nA,817000031\nB,8.17000032E+08\nC,66817000033\nD,27000034\nE,817000035.0\nF,8.17E+08\n',
  )
  expect(found).toMatchObject({ create: 5, error: 1 })
  const rows = await rowsOf(found.id)
  expect(rows.map(({ read }) => read.phone)).toEqual([
    ...['0817000031', '0817000032', '+66817000033', '027000034', '0817000035'],
    undefined,
  ])
  expect(rows[5]?.why).toContain('The spreadsheet cut off digits')
  const corrected = await world.request('PUT', `/api/imports/${found.id}/rows/7`, {
    ...{ as: agent, body: { phone: '081 700 0036' } },
  })
  expect(corrected.status).toBe(200)
  await door.run(agent, found.id)
  const [last] = (await rowsOf(found.id)).slice(-1)
  expect(await contactAt(last?.recordId ?? 0)).toMatchObject({ phone: '081 700 0036' })
})

test('who is known by a phone, email or LINE is updated: phones and notes are added, and undone', async () => {
  const known = await aContact(world, {
    ...{ name: 'Anong Chai', phone: '081 700 0041', notes: 'Old note', email: null },
  })
  const found = await check(
    'name,phone,email,notes\nanong chai,+66817000041 / 081-700-0042,anong@mail.example,New note\n',
  )
  expect(found).toMatchObject({ create: 0, update: 1, error: 0 })
  expect(await rowsOf(found.id)).toMatchObject([
    {
      verdict: 'update',
      changes: {
        phone: ['081 700 0041', '081 700 0041 / 081-700-0042'],
        email: [null, 'anong@mail.example'],
        notes: ['Old note', 'Old note\nNew note'],
      },
    },
  ])
  await door.run(agent, found.id)
  expect(await contactAt(known.id)).toMatchObject({
    phone: '081 700 0041 / 081-700-0042',
    email: 'anong@mail.example',
    notes: 'Old note\nNew note',
  })
  const again = await check('name,phone,notes\nAnong Chai,0817000042,New note\n')
  expect(again).toMatchObject({ create: 0, update: 0, duplicate: 1 })
  await world.request('POST', `/api/imports/${found.id}/undo`, { as: admin })
  expect(await contactAt(known.id)).toMatchObject({
    ...{ phone: '081 700 0041', email: null, notes: 'Old note' },
  })
})

test('a couple with one phone stays two, and one name without details is one', async () => {
  await aContact(world, { name: 'Piya Wong', phone: '081 700 0051' })
  const found = await check(
    'name,phone\nMalee Saetang,081 700 0051\nPiya Wong,0817000051\nKen Only,\nKEN ONLY,\n',
  )
  const rows = await rowsOf(found.id)
  expect(rows.map(({ verdict }) => verdict)).toEqual(['create', 'duplicate', 'create', 'duplicate'])
  expect(rows[1]).toMatchObject({ why: 'Already here, no changes' })
  expect(rows[3]).toMatchObject({ sameRow: 4 })
})

test('a phone known under quite another name renames nobody: it is a new contact with a duplicate', async () => {
  const named = { phone: '081 700 0055', notes: 'Old note' }
  const known = await aContact(world, { name: 'Somchai Jaidee', ...named })
  await aContact(world, { name: 'Niran', phone: '081 700 0056' })
  const found = await check(
    [
      'name,phone,notes',
      ...['คุณมาลี รักดี,0817000055,New', 'Malee Jaidee,0817000055,New', 'Nid,0817000055,New'],
      // The same person: in Thai, and by the first name.
      ...['คุณสมชาย ใจดี,0817000055,Thai', 'Khun Somchai,0817000055,First', 'Niran Wong,0817000056,'],
    ].join('\n'),
  )
  const rows = await rowsOf(found.id)
  const sharer = { id: known.id, name: 'Somchai Jaidee' }
  expect(rows.map(({ verdict, sharesWith }) => [verdict, sharesWith])).toEqual([
    ['create', sharer],
    ['create', sharer],
    ['create', sharer],
    ['update', null],
    ['duplicate', null],
    ['update', null],
  ])
  expect(rows[3]?.changes).toEqual({ notes: ['Old note', 'Old note\nThai'] })
  expect(rows[5]?.changes).toEqual({ name: ['Niran', 'Niran Wong'] })
  await door.run(agent, found.id)
  expect((await contactAt(known.id)).name).toBe('Somchai Jaidee')
  const [malee] = await rowsOf(found.id)
  const duplicates = await likelyDuplicates(world.db, malee?.recordId ?? 0)
  expect(duplicates.map(({ id }) => id)).toContain(known.id)
})

test('several contacts of one name and phone have to be merged first', async () => {
  await aContact(world, { name: 'Twice Here', phone: '081 700 0061' })
  await aContact(world, { name: 'Twice Here', phone: '081 700 0061' })
  const found = await check('name,phone\nTwice Here,081 700 0061\n')
  expect(found).toMatchObject({ error: 1 })
  expect((await rowsOf(found.id))[0]?.why).toContain('2 contacts have this address or number')
})

test('an undo takes back new contacts, but not those that others refer to by now', async () => {
  const { id } = await check('name,phone\nGone Again,081 700 0071\nKept Here,081 700 0072\n')
  await door.run(agent, id)
  const [, kept] = await rowsOf(id)
  await world.request('POST', `/api/leads/${kept?.recordId}/activities`, {
    ...{ as: agent, body: { type: 'note', description: 'Called' } },
  })
  const undone = await world.request('POST', `/api/imports/${id}/undo`, { as: admin })
  expect(undone.body).toMatchObject({
    undone: 1,
    kept: [{ name: 'Kept Here', why: 'Has homes, messages, deals or notes' }],
  })
})

test('an export is read back as it was', async () => {
  const manager = await world.signIn('manager')
  const one = await aContact(world, {
    ...{ name: 'รัตนา ทองคำ', phone: '081 700 0081', line: 'ratana', company: 'A, B' },
  })
  const csv = await world.request('GET', `/api/leads/export?ids=${one.id}`, { as: manager })
  const found = await check(csv.text)
  expect(found).toMatchObject({ rows: 1, create: 0, update: 0, duplicate: 1, error: 0 })
})

test('the template is importable as it is', async () => {
  const template = await world.request('GET', '/api/imports/templates/contacts', { as: agent })
  expect(await check(template.text)).toMatchObject({ create: 2, error: 0, missing: [] })
})

test('a row whose name is in parts bears its name in the check and in the report, faulty or not', async () => {
  const { id } = await check(
    'First Name,Last Name,E-mail 1 - Value\nPim,Suwan,pim.s@mail.example\nTon,Rak,no address\n',
  )
  const names = async () => (await rowsOf(id)).map(({ read }) => read.name)
  expect(await names()).toEqual(['Pim Suwan', 'Ton Rak'])
  await door.run(agent, id)
  expect(await names()).toEqual(['Pim Suwan', 'Ton Rak'])
})

test('a workbook is refused with what to do', async () => {
  const { status, body } = await door.check(agent, 'contacts', 'PK', { name: 'list.xlsx' })
  expect([status, body.code]).toEqual([400, 'file_not_contacts'])
})

test('a label of Google that names a type is read as the type, and others are left alone', async () => {
  const contacts = await imported(
    'First Name,Labels,Phone 1 - Value\nNok,* myContacts ::: เจ้าของ,0817000061\nFon,Friends ::: * myContacts,0817000062\nJoy,Agent ::: * starred,0817000063\n',
  )
  expect(contacts.map(({ contactType }) => contactType)).toEqual(['owner', 'lead', 'agent'])
})
