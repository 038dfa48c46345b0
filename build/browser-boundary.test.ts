import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { browserBoundary } from './browser-boundary.ts'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'boundary-'))
afterAll(() => fs.rmSync(root, { recursive: true }))

write(
  'src/records/units/save-unit.ts',
  'export type Saved = { id: number }; export const saveUnit = () => 1',
)
write('src/records/units/rules/unit.ts', 'export const most = 3')
write('src/records/units/rules/search.ts', 'export const sorts = 4')
write('src/shared/paths.ts', 'export const home = 5')
write('src/platform/db/connect.ts', 'export const connect = 6')
write('src/records/units/site/page.server.ts', 'export const load = () => 7')

test('a screen may import rules, shared code, and types from anywhere', async () => {
  const code = await built(`
    import { most } from '../rules/unit.ts'
    import { sorts } from '../rules/search.ts'
    import { home } from '../../../shared/paths.ts'
    import type { Saved } from '../save-unit.ts'
    const saved: Saved = { id: most + sorts + home }
    console.log(saved)`)
  expect(code).toContain('console.log')
})

test.each([
  [
    'a verb',
    `import { saveUnit } from '../save-unit.ts'; saveUnit()`,
    'src/records/units/save-unit.ts',
  ],
  [
    'the database',
    `import { connect } from '../../../platform/db/connect.ts'; connect`,
    'src/platform/db/connect.ts',
  ],
  ['a verb, later', `import('../save-unit.ts')`, 'src/records/units/save-unit.ts'],
  [
    'a server part of a page',
    `import { load } from './page.server.ts'; load()`,
    'src/records/units/site/page.server.ts',
  ],
  ['Node', `import fs from 'node:fs'; fs.readFileSync('/')`, 'node:fs'],
])('a screen that reaches %s fails the build, which names both', async (_what, code, target) => {
  await expect(built(code)).rejects.toThrow(
    `src/records/units/site/screen.tsx runs in the browser and must not import ${target}`,
  )
})

async function built(code: string): Promise<string> {
  write('src/records/units/site/screen.tsx', code)
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [browserBoundary()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'src/records/units/site/screen.tsx' },
    },
  })
  return JSON.stringify(result)
}

function write(name: string, code: string): void {
  const file = path.join(root, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, code)
}
