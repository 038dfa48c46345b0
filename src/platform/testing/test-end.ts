const pending: (() => unknown)[] = []

/**
 * Runs something after the last test of the file, in reverse order of registration. Works from
 * anywhere: vitest ignores an `afterAll` registered within `beforeAll`.
 */
export function atTestEnd(work: () => unknown): void {
  pending.push(work)
}

/** Runs everything registered. */
export async function endTests(): Promise<void> {
  for (let work = pending.pop(); work; work = pending.pop()) await work()
}
