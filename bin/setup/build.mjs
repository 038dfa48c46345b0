import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.mjs'

/** Builds the browser's and the server's code into dist/, unless dist/ is of this very source. */
export async function build(root) {
  const stamp = join(root, 'dist', '.built-from')
  const source = fingerprint(root)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === source) return
  console.log('Building …')
  rmSync(stamp, { force: true })
  await run(
    join(root, 'node_modules', '.bin', 'node'),
    [join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    { failure: 'The build failed:', env: { NODE_ENV: 'production' } },
  )
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(stamp, source)
}

/** Everything the build reads, as one number. */
function fingerprint(root) {
  const hash = createHash('sha256')
  const settings = ['package-lock.json', 'tsconfig.json', 'vite.config.ts']
  for (const path of [...settings, ...filesBelow(root, 'src')]) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesBelow(root, folder) {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
    .sort()
}
