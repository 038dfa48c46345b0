import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { SetupFailure } from './failure.mjs'
import { run } from './run.mjs'

// Debian's Chromium without windows does the same work with half the processor's time.
const HEADLESS = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

/** Makes a Chromium available to the browser tests. */
export async function provideChromium(root) {
  const installed = installedChromium()
  if (installed && installed !== WHOLE) return
  if (isDebian() && process.geteuid() === 0) {
    await installFromDebian().catch((error) => {
      if (!installed) throw error
      console.log(`${error.message}\nThe tests go on with ${installed}, which is slower.`)
    })
  } else if (!installed && !(await playwrightChromium(root))) await installFromPlaywright(root)
}

/** The Chromium of this machine: what CHROMIUM names, else Debian's; null when there is neither. */
export function installedChromium() {
  const named = process.env.CHROMIUM
  if (named && !existsSync(named)) {
    throw new SetupFailure(`CHROMIUM names ${named}, which is not there.`)
  }
  return named || [HEADLESS, WHOLE].find((program) => existsSync(program)) || null
}

async function playwrightChromium(root) {
  const module = pathToFileURL(join(root, 'node_modules', 'playwright-core', 'index.mjs'))
  const { chromium } = await import(module.href)
  return existsSync(chromium.executablePath())
}

function isDebian() {
  return (
    existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  )
}

async function installFromDebian() {
  console.log('Installing Chromium (Debian’s package) …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const failure = 'Debian’s Chromium could not be installed. apt-get said:'
  const lock = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
  await run('apt-get', [...lock, 'update'], { failure, env })
  const packages = ['chromium-headless-shell', 'fonts-liberation']
  await run('apt-get', [...lock, 'install', '-y', '--no-install-recommends', ...packages], {
    failure,
    env,
  })
}

async function installFromPlaywright(root) {
  console.log('Installing Chromium (Playwright’s own) …')
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js')
  const system = process.geteuid() === 0 ? ['--with-deps'] : []
  await run(join(root, 'node_modules', '.bin', 'node'), [cli, 'install', ...system, 'chromium'], {
    failure:
      'No Chromium for the browser tests. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM ' +
      'to the program’s path. Playwright said:',
  })
}
