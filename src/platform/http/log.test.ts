import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loggedPath, openLog } from './log.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'sathani-log-'))
afterAll(() => rmSync(folder, { recursive: true }))

function messages(text: string): string[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg)
}

test('lines are written soon, and at once after a warning, in order', async () => {
  const file = path.join(folder, 'app.log')
  const loggedMessages = () => messages(readFileSync(file, 'utf8'))
  const log = openLog('info', file)
  log.info('a request')
  log.debug('too quiet to be heard')
  expect(loggedMessages()).toEqual([])
  log.error('a mistake')
  expect(loggedMessages()).toEqual(['a request', 'a mistake'])
  log.info('another request')
  await expect.poll(loggedMessages).toEqual(['a request', 'a mistake', 'another request'])
})

test('no line is lost when the process exits, normally or by an exception', () => {
  const outputOf = (ending: string) => {
    const script = `import { openLog } from ${JSON.stringify(path.join(import.meta.dirname, 'log.ts'))}
      openLog('info').info('the last request')
      ${ending}`
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script])
    return messages(stdout.toString())
  }
  expect(outputOf('process.exit(0)')).toEqual(['the last request'])
  expect(outputOf('throw new Error("a bug")')).toEqual(['the last request'])
})

test('the secrets of addresses are in no line', () => {
  for (const page of ['/s/', '/th/s/', '/v/', '/zh/v/', '/api/calendar/']) {
    expect(loggedPath(`${page}a-secret`)).toBe(`${page}…`)
    expect(loggedPath(`${page}a-secret/reactions`)).toBe(`${page}…/reactions`)
  }
  expect(loggedPath('/api/viewings/12')).toBe('/api/viewings/12')
})
