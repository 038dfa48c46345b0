/**
 * `node bin/setup.mjs start|test`: prepares the folder for `npm start` or `npm test`. It runs
 * before anything is installed, on whatever Node is available: plain JavaScript, no packages. When
 * there is nothing to do it is quick and prints nothing.
 */
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SetupFailure } from './setup/failure.mjs'
import { openProgress } from './setup/progress.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

const progress = openProgress()
try {
  refuseOtherMachines()
  const { takeTurn } = await import('./setup/turn.mjs')
  const endTurn = takeTurn(root, progress)
  const { install } = await import('./setup/install.mjs')
  await install(root, progress)
  if (process.argv[2] === 'test') {
    const { provideChromium } = await import('./setup/chromium.mjs')
    await provideChromium(root, progress)
    const { provideDovecot } = await import('./setup/dovecot.mjs')
    await provideDovecot(progress)
  } else {
    const { build } = await import('./setup/build.mjs')
    await build(root, progress)
  }
  progress.end()
  endTurn()
} catch (error) {
  progress.end()
  if (!(error instanceof SetupFailure)) throw error
  console.error(`\n${error.message}\n`)
  process.exitCode = 1
}

function refuseOtherMachines() {
  const [major] = process.versions.node.split('.').map(Number)
  if (major < 20) {
    throw new SetupFailure(
      `Sathani needs Node 20 or later to install itself (it brings its own Node 24); this is ${process.version}.`,
    )
  }
  const { platform, arch } = process
  if (platform !== 'linux' || !['x64', 'arm64'].includes(arch)) {
    throw new SetupFailure(
      `Sathani runs on Linux with glibc (x64 or arm64); this is ${platform} on ${arch}. ` +
        'Use such a machine, a container of one, or WSL 2.',
    )
  }
  process.report.excludeNetwork = true
  if (!process.report.getReport().header.glibcVersionRuntime) {
    throw new SetupFailure(
      'Sathani runs on Linux with glibc (Debian, Ubuntu, Fedora, …); this one has another C library (Alpine?).',
    )
  }
}
