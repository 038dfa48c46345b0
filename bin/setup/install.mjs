import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { SetupFailure } from './failure.mjs'
import { run } from './run.mjs'

/**
 * Installs the packages of package-lock.json, unless exactly those are installed. Install scripts
 * are off: no package needs them.
 */
export async function install(root, progress) {
  const unfinished = join(root, '.cache', 'installing')
  if (!existsSync(unfinished) && missingPackages(root).length === 0) return
  progress.step('Installing packages')
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(unfinished, 'npm ci began here and has not ended yet\n')
  await npmCi()
  refuseHoles(root)
  rmSync(unfinished)
}

/** The packages of package-lock.json for this machine that are missing or have another version. */
function missingPackages(root) {
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {}
  const present = readPackages(join(root, 'node_modules', '.package-lock.json')) ?? {}
  return Object.entries(wanted)
    .filter(([path, entry]) => path !== '' && isNeededHere(entry))
    .filter(([path, { version }]) => {
      return present[path]?.version !== version || !existsSync(join(root, path, 'package.json'))
    })
    .map(([path]) => path)
}

function readPackages(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : null
}

/** Optional packages for this machine are needed: they are programs that other packages run. */
function isNeededHere({ optional, os, cpu, libc }) {
  if (optional && !os && !cpu) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, 'glibc')
}

function allows(list, value) {
  if (!list) return true
  const names = [].concat(list)
  if (names.includes(`!${value}`)) return false
  return names.includes(value) || names.every((name) => name.startsWith('!'))
}

function npmCi() {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  // The build needs development packages whatever NODE_ENV is, and Node 24 is one of them.
  const whole = ['--include=dev', '--include=optional', '--no-engine-strict']
  const running = process.env.npm_execpath ?? ''
  const isNpm = basename(running) === 'npm-cli.js'
  return run(
    isNpm ? process.execPath : 'npm',
    [...(isNpm ? [running] : []), 'ci', ...options, ...whole],
    { failure: 'The packages could not be installed. npm said:' },
  )
}

/** npm silently skips an optional package that it cannot get. */
function refuseHoles(root) {
  const missing = missingPackages(root)
  if (missing.length > 0) {
    throw new SetupFailure(
      `npm left out packages that this machine needs: ${missing.join(', ')}. Is the registry whole?`,
    )
  }
  const node = spawnSync(join(root, 'node_modules', '.bin', 'node'), ['--version'])
  if (node.status !== 0) {
    throw new SetupFailure(
      `The Node that comes with Sathani does not run here: ${node.error?.message ?? node.stderr}`,
    )
  }
}
