import { expect, test } from 'vitest'
import { testApp } from '../../../platform/testing/test-app.ts'
import { importRequests, windows874 } from '../test-files.ts'

const world = await testApp()
const agent = await world.signIn('agent')
const requests = importRequests(world)

const CONTENT = 'ชื่อบริษัท,รายละเอียด\nแสนสิริ จำกัด,รถ\nศุภาลัย,ยก\n'
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const swapped = (text: string) => utf16(text).swap16()

const read = async (content: string | Uint8Array) => {
  const { body } = await requests.check(agent, 'developers', content)
  return [body.encoding, body.sample?.map((row: { values: object }) => row.values)]
}
const rows = [
  { name: 'แสนสิริ จำกัด', description: 'รถ' },
  { name: 'ศุภาลัย', description: 'ยก' },
]

test('the encoding is decided for the file: a cell of two letters is no other letter', async () => {
  // `รถ` in Windows-874 are the bytes of `ö` in UTF-8.
  expect(await read(windows874(CONTENT))).toEqual(['Windows-874', rows])
  expect(await read(CONTENT)).toEqual(['UTF-8', rows])
  expect(await read(`\uFEFF${CONTENT}`)).toEqual(['UTF-8', rows])
})

test('UTF-16 is read in either byte order, with or without a byte order mark', async () => {
  const tabs = CONTENT.replaceAll(',', '\t')
  for (const content of [CONTENT, `\uFEFF${CONTENT}`, `\uFEFF${tabs}`]) {
    expect(await read(utf16(content))).toEqual(['UTF-16LE', rows])
    expect(await read(swapped(content))).toEqual(['UTF-16BE', rows])
  }
})

test('a letter that two parts of a long file share is read whole', async () => {
  const many = `name\n${Array.from({ length: 30_000 }, (_, i) => `บริษัท ที่ ${i}\n`).join('')}`
  for (const content of [many, utf16(`\uFEFF${many}`), windows874(many)]) {
    const { body } = await requests.check(agent, 'developers', content)
    expect(body).toMatchObject({ rows: 30_000, create: 30_000, error: 0 })
    const { body: last } = await world.request('GET', `/api/imports/${body.id}/rows?offset=29999`, {
      as: agent,
    })
    expect(last[0].values.name).toBe('บริษัท ที่ 29999')
  }
})
