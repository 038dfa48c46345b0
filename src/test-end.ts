const due: (() => unknown)[] = []

/**
 * Does something once the last test of the file is over, the latest first. Wherever it is asked for: what
 * vitest's own `afterAll` is told within `beforeAll` never happens.
 */
export function atTestEnd(work: () => unknown): void {
  due.push(work)
}

/** Does all of it. */
export async function endTests(): Promise<void> {
  for (let work = due.pop(); work; work = due.pop()) await work()
}
