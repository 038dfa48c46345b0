import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** What vite.config.ts prints between its two builds. */
const SERVER_BEGINS = 'Building server code'

/** Builds the browser and server code into dist/, unless dist/ was built from the same source. */
export async function build(root, progress) {
  const stamp = join(root, 'dist', '.built-from')
  const source = fingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return
  progress.step('Building browser code')
  rmSync(stamp, { force: true })
  await run(
    join(root, 'node_modules', '.bin', 'node'),
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    {
      failure: 'The build failed:',
      env: { NODE_ENV: 'production' },
      hear: (words) => words.includes(SERVER_BEGINS) && progress.step('Building server code'),
    },
  )
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, source)
}

/** A hash of everything the build reads. */
function fingerprint(root) {
  const hash = createHash('sha256')
  const settings = [
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'bin/setup/progress.mjs',
  ]
  for (const path of [...settings, ...filesBelow(root, 'src'), ...filesBelow(root, 'build')]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(root, folder) {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort()
}
