import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { installPackages, isDebian } from './debian.mjs'
import { SetupFailure } from './failure.mjs'
import { run } from './run.mjs'

// Debian's headless Chromium does the same work with half the processor time.
const HEADLESS = '/usr/bin/chromium-headless-shell'
const WHOLE = '/usr/bin/chromium'

/** Provides a Chromium for the browser tests. */
export async function provideChromium(root, progress) {
  const installed = installedChromium()
  if (installed && installed !== WHOLE) return
  if (isDebian() && process.geteuid() === 0) {
    await installFromDebian(progress).catch((error) => {
      if (!installed) throw error
      console.log(`${error.message}\nThe tests go on with ${installed}, which is slower.`)
    })
  } else if (!installed && !(await playwrightChromium(root)))
    await installFromPlaywright(root, progress)
}

/** The installed Chromium: the one CHROMIUM names, else Debian's; null if there is neither. */
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

function installFromDebian(progress) {
  progress.step('Installing Chromium (Debian’s package)')
  return installPackages(['chromium-headless-shell', 'fonts-liberation'], {
    failure: 'Debian’s Chromium could not be installed. apt-get said:',
    progress,
  })
}

async function installFromPlaywright(root, progress) {
  progress.step('Installing Chromium (Playwright’s own)')
  const cli = join(root, 'node_modules', 'playwright-core', 'cli.js')
  const system = process.geteuid() === 0 ? ['--with-deps'] : []
  await run(join(root, 'node_modules', '.bin', 'node'), [cli, 'install', ...system, 'chromium'], {
    failure:
      'No Chromium for the browser tests. Install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM ' +
      'to the program’s path. Playwright said:',
  })
}
