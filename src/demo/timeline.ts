import type { Context } from '../context.ts'
import type { ProjectRecord } from '../projects/rules.ts'

/** The ids that what happened earlier was given, by the plan's own keys. */
export type Ledger = {
  developers: Map<string, number>
  projects: Map<string, ProjectRecord>
  /** By e-mail. */
  contacts: Map<string, number>
  units: Map<string, number>
  /** The URLs of the stored pictures, by their names. */
  pictures: ReadonlyMap<string, string>
}

/** Something that somebody at the agency did, or a visitor sent, and when. */
export type DemoEvent = {
  at: Date
  happens: (tx: Context, ledger: Ledger) => Promise<unknown>
}

export function newLedger(pictures: ReadonlyMap<string, string>): Ledger {
  return {
    developers: new Map(),
    projects: new Map(),
    contacts: new Map(),
    units: new Map(),
    pictures,
  }
}

/** The URLs of those of these pictures that are stored. */
export function stored({ pictures }: Ledger, names: readonly string[]): string[] {
  return names.flatMap((name) => pictures.get(name) ?? [])
}

/** What an earlier event wrote down. */
export function entered<T>(entries: Map<string, T>, key: string): T {
  const found = entries.get(key)
  if (found === undefined) throw new Error(`The demo's ${key} is not there yet`)
  return found
}
