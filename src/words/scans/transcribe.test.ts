import { beforeAll, expect, test } from 'vitest'
import { twoHalves } from '../../city/media/test-pictures.ts'
import { testApp } from '../../platform/testing/test-app.ts'
import { aNote, anEmptyPage, noteForm } from './test-notes.ts'

const world = await testApp()
world.now = new Date('2026-11-25T05:00:00Z')
const agent = await world.signIn('agent')
beforeAll(() => world.services.jobs.start())

async function transcribe(bytes: Buffer, path = '/api/transcribe-note', file = {}) {
  return world.request('POST', path, { as: agent, body: noteForm(bytes, {}, file) })
}

test('a photographed note is transcribed, with what it says of a deal', async () => {
  const lines = [
    'Khun Somchai 081 234 5678',
    'budget 16.8 ลบ.',
    'call back next Monday',
    'ชอบห้อง แต่กลัวแดดบ่าย',
  ]
  const { status, body } = await transcribe(await aNote(lines))
  expect(status).toBe(200)
  expect(body.transcribedText.split('\n')).toEqual(lines)
  expect(body.by).toBe('built-in')
  expect(body.lines).toHaveLength(4)
  expect(body.lines[0].confidence).toBeGreaterThan(75)
  expect(body.lines[0].box.y).toBeLessThan(body.lines[1].box.y)
  expect(body.dealInfo.contacts).toEqual([
    {
      ...{ name: 'Khun Somchai', phone: '+66812345678', email: null, line: null },
      ...{ start: 0, end: 25 },
    },
  ])
  const [step] = body.dealInfo.nextSteps
  expect(step).toMatchObject({ text: 'Call back', dueDate: '2026-11-30' })
  expect(body.transcribedText.slice(step.start, step.end)).toBe('call back next Monday')
  const budget = { label: 'Budget', value: '16,800,000 THB', text: 'Budget: 16,800,000 THB' }
  expect(body.dealInfo.keyPoints).toEqual([expect.objectContaining(budget)])
  expect(body.dealInfo.summary).toContain('ชอบห้อง แต่กลัวแดดบ่าย')
})

test.each([6, 90, 180, 270])('a picture turned by %i degrees is read upright', async (turn) => {
  const lines = ['call back next Monday', 'two parking spaces wanted', 'near BTS Thong Lo']
  const { body } = await transcribe(await aNote(lines, { turn }), '/api/transcribe-note-simple')
  expect(body.transcribedText.split('\n')).toEqual(lines)
  expect(body).not.toHaveProperty('dealInfo')
})

const refused: [string, () => Promise<Buffer>, number, string][] = [
  ['is no picture', async () => Buffer.from('Dear all, a note'), 400, 'Invalid file type'],
  ['is empty', async () => Buffer.alloc(0), 400, 'No image selected'],
  ['is a GIF', () => twoHalves(40, 30, 'gif'), 400, 'note.jpg is a GIF file.'],
  [
    'is cut off',
    async () => (await aNote(['Hello', 'there'])).subarray(0, -2000),
    400,
    'note.jpg is damaged',
  ],
  ['is huge', async () => Buffer.alloc(10_485_761, 0xff), 413, 'File too large: note.jpg'],
  ['is blank', anEmptyPage, 422, 'This page is blank.'],
  ['shows no text', () => twoHalves(600, 400), 422, 'No text was found on this picture.'],
]
test.each(refused)('a file that %s is refused with its reason', async (_is, make, status, says) => {
  const response = await transcribe(await make())
  expect([response.status, response.body.message]).toEqual([status, expect.stringContaining(says)])
})

test('a form without a picture says that none was selected', async () => {
  const form = new FormData()
  form.append('note', 'no picture')
  const { status, body } = await world.request('POST', '/api/transcribe-note', {
    as: agent,
    body: form,
  })
  expect([status, body.message]).toEqual([400, 'No image selected'])
})

test('nothing is kept of a picture that was only transcribed', async () => {
  await transcribe(await aNote(['Hello there']))
  expect(await world.db.selectFrom('scans').selectAll().execute()).toEqual([])
})
