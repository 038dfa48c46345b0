/**
 * The speed of CSV imports over HTTP, from the upload to the last row written: with validation,
 * duplicates, audit and documents, properties with their addresses located and the places near
 * them. Run it by `npm run bench:imports`, or up to a size by `npm run bench:imports -- 10000`. It
 * starts everything it needs itself, in a temporary folder.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startEmbedded } from '../src/platform/db/embedded/embedded.ts'
import { startApp } from './app-process.ts'
import { projectFile, unitFile } from './import-files.ts'

const PASSWORD = 'bench-of-imports-2026'
const SIZES = [
  { rows: 10_000, goal: 10 },
  { rows: 100_000, goal: 100 },
]

const folder = await mkdtemp(path.join(tmpdir(), 'sathani-bench-'))
const server = await startEmbedded(path.join(folder, 'database'))
const app = await startApp(server, path.join(folder, 'app'), { ADMIN_PASSWORD: PASSWORD })
try {
  const cookie = await signIn()
  const largest = Number(process.argv[2] ?? Number.POSITIVE_INFINITY)
  for (const { rows, goal } of SIZES.filter(({ rows }) => rows <= largest)) {
    // Units belong to the properties that were imported before them.
    await measure(cookie, 'projects', projectFile(rows), goal)
    await measure(cookie, 'units', unitFile(rows), goal)
  }
} catch (error) {
  console.error((await readFile(path.join(folder, 'app/app.log'), 'utf8')).slice(-4000))
  throw error
} finally {
  await app.stop()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
}

async function signIn(): Promise<string> {
  const response = await fetch(`${app.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  })
  if (!response.ok) throw new Error(`Signing in was answered ${response.status}.`)
  return response.headers.get('set-cookie')?.split(';')[0] ?? ''
}

async function measure(cookie: string, kind: string, file: string, goal: number): Promise<void> {
  const memoryBefore = await memory()
  let peak = 0
  const start = performance.now()
  const id = await check(cookie, kind, file)
  await waitWhile('checking')
  const checked = performance.now()
  await sendRequest(cookie, 'POST', `/api/imports/${id}/run`)
  report(await waitWhile('running'))

  async function waitWhile(state: string): Promise<State> {
    for (;;) {
      const current = await sendRequest(cookie, 'GET', `/api/imports/${id}`)
      peak = Math.max(peak, await memory())
      if (current.state !== state) return current
      await pause(50)
    }
  }

  function report({ state, rows, create, duplicate, error, done }: State): void {
    if (state !== 'done') throw new Error(`The import is ${state}.`)
    const seconds = (performance.now() - start) / 1000
    const verdict = seconds < goal ? 'reached' : 'NOT reached'
    console.log(
      `${rows} rows of ${kind}: ${seconds.toFixed(1)} s (check ${((checked - start) / 1000).toFixed(1)} s), ` +
        `${(rows / seconds).toFixed(0)} rows/s · ${create} created, ${duplicate} duplicates, ${error} errors · ` +
        `memory ${memoryBefore} MB before, ${peak} MB at most · goal ${goal} s ${verdict}`,
    )
    if (done !== create) throw new Error(`${done} of ${create} rows were written.`)
  }
}

async function check(cookie: string, kind: string, file: string): Promise<number> {
  const body = new FormData()
  body.append('kind', kind)
  body.append('file', new File([file], `${kind}.csv`, { type: 'text/csv' }))
  const response = await sendRequest(cookie, 'POST', '/api/imports', body)
  return response.id
}

type State = {
  id: number
  state: string
  rows: number
  create: number
  duplicate: number
  error: number
  done: number
}

async function sendRequest(
  cookie: string,
  method: string,
  address: string,
  body?: FormData,
): Promise<State> {
  const response = await fetch(app.origin + address, {
    method,
    headers: { cookie },
    ...(body && { body }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${address}: ${response.status} ${text}`)
  return JSON.parse(text)
}

/** The memory of the app's process, in MB. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${app.pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
