import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { CatalogueVersion } from '../db/catalogue-version.ts'
import type { KeptAnswers as Kept, KeptAnswer } from './kept-answers.ts'

// Anew, because another test file may have loaded it before, and must not have what is loaded here.
vi.mock(import('./encoding.ts'), { spy: true })
vi.resetModules()
const encoding = await import('./encoding.ts')
const { KeptAnswers } = await import('./kept-answers.ts')
afterAll(() => {
  vi.doUnmock('./encoding.ts')
  vi.resetModules()
})

const MAX_BYTES = 1_000_000
const NOON = new Date('2026-11-20T12:00:00+07:00')

function someAnswers({ now = () => NOON, maxBytes = MAX_BYTES } = {}) {
  const catalogue = new CatalogueVersion()
  return { catalogue, answers: new KeptAnswers(catalogue, now, {}, maxBytes) }
}

function keep(answers: Kept, key: string, body: string | Buffer, stamp = answers.stamp()) {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  const answer = { key, audience: 'everybody' as const, etag: 'W/"1"', headers }
  answers.alias(`/${key}`, key)
  return answers.keep(answer, Buffer.from(body), stamp ?? '')
}

test('what is kept is found by its key and by every URL that asked for it', () => {
  const { answers } = someAnswers()
  const kept = keep(answers, 'home', 'Welcome')
  answers.alias('/?utm_source=mail', 'home')
  expect(answers.byKey('home', answers.stamp())).toBe(kept)
  expect(answers.byUrl('/home')).toBe(kept)
  expect(answers.byUrl('/?utm_source=mail')).toBe(kept)
  expect(answers.byUrl('/elsewhere')).toBeUndefined()
})

test('the memory that is taken stays bounded, whatever is asked for', () => {
  const { answers } = someAnswers()
  for (let n = 0; n < 2000; n += 1) {
    const kept = keep(answers, `page ${n}`, `${n} `.repeat(1000))
    answers.body(kept, 'br')
    answers.body(kept, 'gzip')
    expect(answers.bytes).toBeLessThanOrEqual(MAX_BYTES)
  }
  expect(answers.bytes).toBeGreaterThan(MAX_BYTES / 2)
})

test('answers without a body take room too', () => {
  const { answers } = someAnswers()
  for (let n = 0; n < 1000; n += 1) keep(answers, `nothing ${n}`, '')
  const found = Array.from({ length: 1000 }, (_, n) => answers.byUrl(`/nothing ${n}`))
  expect(found.filter(Boolean).length).toBeLessThan(300)
  expect(answers.bytes).toBeLessThanOrEqual(MAX_BYTES)
})

test('an answer larger than all the room there is, is given but not kept', () => {
  const { answers } = someAnswers()
  const kept = keep(answers, 'huge', 'x'.repeat(MAX_BYTES + 1))
  expect(answers.body(kept, 'identity').bytes.length).toBe(MAX_BYTES + 1)
  expect(answers.byUrl('/huge')).toBeUndefined()
  expect(answers.bytes).toBe(0)
})

test('when room is made, what is asked for again stays and what nobody wants goes', () => {
  const { answers } = someAnswers()
  keep(answers, 'home', 'Welcome'.repeat(1000))
  for (let n = 0; n < 1000; n += 1) {
    keep(answers, `seen once ${n}`, 'Rare'.repeat(1000))
    expect(answers.byUrl('/home')).toBeDefined()
  }
  expect(answers.byUrl('/seen once 0')).toBeUndefined()
})

test('the same question kept twice takes its room once', () => {
  const { answers } = someAnswers()
  keep(answers, 'home', 'x'.repeat(10_000))
  const once = answers.bytes
  keep(answers, 'home', 'y'.repeat(10_000))
  expect(answers.bytes).toBe(once)
})

test('however many URLs ask for one answer, only so many are remembered', () => {
  const { answers } = someAnswers()
  const kept = keep(answers, 'home', 'Welcome')
  const urls = Array.from({ length: 30_000 }, (_, n) => `/?visit=${n}`)
  for (const url of urls) answers.alias(url, 'home')
  expect(urls.filter((url) => answers.byUrl(url) === kept).length).toBeLessThanOrEqual(20_000)
})

test('a change of the catalogue lets go of everything', () => {
  const { answers, catalogue } = someAnswers()
  keep(answers, 'home', 'Welcome')
  catalogue.seen(1)
  expect(answers.byUrl('/home')).toBeUndefined()
  expect(answers.bytes).toBe(0)
})

test('an answer that was overtaken while it was made is given to its reader and not kept', () => {
  const { answers, catalogue } = someAnswers()
  const stamp = answers.stamp()
  catalogue.seen(1)
  const kept = keep(answers, 'home', 'Welcome', stamp)
  expect(answers.body(kept, 'identity').bytes.toString()).toBe('Welcome')
  expect(answers.byUrl('/home')).toBeUndefined()
})

test('the stamp names the version and the Bangkok day', () => {
  let now = new Date('2026-11-20T23:59:59.999+07:00')
  const { answers, catalogue } = someAnswers({ now: () => now })
  catalogue.seen(41)
  const late = answers.stamp()
  expect(late).toContain('41')
  expect(late).toContain('2026-11-20')
  now = new Date('2026-11-21T00:00:00+07:00')
  const early = answers.stamp()
  expect(early).toContain('2026-11-21')
  expect(answers.stamp(new Date('2026-11-20T23:59:59.999+07:00'))).toBe(late)
  expect(answers.stamp()).toBe(early)
})

test('an answer begun before midnight is not kept for the new day', () => {
  let now = new Date('2026-11-20T23:59:59.999+07:00')
  const { answers } = someAnswers({ now: () => now })
  const stamp = answers.stamp(now)
  now = new Date('2026-11-21T00:00:00.001+07:00')
  keep(answers, 'home', 'Confirmed today', stamp)
  expect(answers.byUrl('/home')).toBeUndefined()
})

test('while it is not sure of the version it keeps and gives nothing', () => {
  const { answers, catalogue } = someAnswers()
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000)
  catalogue.confirm(0, 10_000)
  keep(answers, 'home', 'Welcome')
  expect(answers.byUrl('/home')).toBeDefined()
  clock.mockReturnValue(11_000)
  expect(answers.stamp()).toBeNull()
  expect(answers.byUrl('/home')).toBeUndefined()
  keep(answers, 'search', 'Found')
  catalogue.confirm(0, 11_000)
  expect(answers.byUrl('/search')).toBeUndefined()
  expect(answers.byUrl('/home')).toBeDefined()
})

/** A text that packing makes smaller, and that of its number alone. */
function aText(seed: number, length = 3000) {
  return Array.from({ length }, (_, n) => `home ${(n * n + seed) % 977} `).join('')
}

/** Asks often enough for an answer to be popular; answers the bytes it was first packed to. */
function askOften(answers: Kept, kept: KeptAnswer, encoding: 'br' | 'gzip') {
  const first = answers.body(kept, encoding).bytes.length
  for (let n = 0; n < 7; n += 1) answers.body(kept, encoding)
  return first
}

test('a popular answer is packed once more, smaller, and reads the same', async () => {
  const { answers } = someAnswers()
  const text = aText(0)
  const kept = keep(answers, 'home', text)
  const first = askOften(answers, kept, 'gzip')
  await expect.poll(() => answers.body(kept, 'gzip').bytes.length).toBeLessThan(first)
  const { bytes, headers } = answers.body(kept, 'gzip')
  expect(headers).toContain(String(bytes.length))
  expect(gunzipSync(bytes).toString()).toBe(text)
})

describe('packing again', () => {
  test('goes one at a time, and what too many wait before is left for later', async () => {
    const { answers } = someAnswers({ maxBytes: 1e8 })
    let running = 0
    let most = 0
    vi.mocked(encoding.packSmall).mockImplementation(async (body) => {
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      return body.subarray(0, 10)
    })
    const all = Array.from({ length: 100 }, (_, n) => keep(answers, `page ${n}`, aText(n)))
    for (const kept of all) askOften(answers, kept, 'br')
    const repacked = () => all.filter((kept) => kept.packed.get('br')?.isSmall).length
    await expect.poll(repacked).toBe(21)
    expect(most).toBe(1)
    const left = all.find((kept) => !kept.packed.get('br')?.isSmall) ?? expect.fail()
    askOften(answers, left, 'br')
    await expect.poll(() => left.packed.get('br')?.isSmall).toBe(true)
  })

  test('passes over what was dropped while it waited, so that nothing waits outside of the room', async () => {
    const { answers } = someAnswers({ maxBytes: 1e8 })
    const packed = vi.mocked(encoding.packSmall).mockClear()
    const all = Array.from({ length: 10 }, (_, n) => keep(answers, `page ${n}`, aText(n)))
    for (const kept of all) askOften(answers, kept, 'br')
    for (const { key } of all) keep(answers, key, 'Short now')
    await new Promise(setImmediate)
    expect(packed.mock.calls.length).toBeLessThanOrEqual(1)
  })

  test('is not done for long bodies', async () => {
    const { answers } = someAnswers({ maxBytes: 1e8 })
    const packed = vi.mocked(encoding.packSmall).mockClear()
    askOften(answers, keep(answers, 'long', aText(1, 30_000)), 'br')
    await new Promise(setImmediate)
    expect(packed).not.toHaveBeenCalled()
  })

  test('that fails leaves the quick packing', async () => {
    const { answers } = someAnswers()
    const packed = vi
      .mocked(encoding.packSmall)
      .mockClear()
      .mockRejectedValue(new Error('no memory'))
    const kept = keep(answers, 'home', aText(0))
    const first = askOften(answers, kept, 'br')
    await expect.poll(() => packed.mock.calls.length).toBe(1)
    expect(answers.body(kept, 'br').bytes.length).toBe(first)
  })
})
