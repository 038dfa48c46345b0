import type { JobData } from './queue.ts'
import type { Task } from './task.ts'

/** Jobs that one process runs at once, by what they wait for, and how many of these may be one person's. */
const PLACES = {
  ours: { all: 5, each: 3 },
  model: { all: 3, each: 2 },
  mail: { all: 3, each: 2 },
  push: { all: 2, each: 1 },
} as const
type Kind = keyof typeof PLACES

/** Which jobs may be taken: any of a room, except those of the people who have their share of it. */
export type Room = { tasks: string[]; isOfOthers: boolean; notBy: string[] }

/**
 * The places of a process: a job that waits for a computer elsewhere has none of those that our own work needs, and no
 * person has them all.
 */
export class Places {
  readonly #tasks: ReadonlyMap<string, Task>
  readonly #taken: { kind: Kind; by: string | null }[] = []

  constructor(tasks: ReadonlyMap<string, Task>) {
    this.#tasks = tasks
  }

  /** Takes a place for a job; what it returns gives it back. */
  take({ task, by }: JobData): () => void {
    const place = { kind: this.#tasks.get(task)?.waitsFor ?? ('ours' as const), by: by ?? null }
    this.#taken.push(place)
    return () => void this.#taken.splice(this.#taken.indexOf(place), 1)
  }

  /** Whose jobs are running, each as often as it has one. */
  get people(): string[] {
    return peopleOf(this.#taken)
  }

  /** Where there is room. */
  get rooms(): Room[] {
    const elsewhere = [...this.#tasks.values()].filter(({ waitsFor }) => waitsFor)
    return (['ours', 'model', 'mail', 'push'] as const).flatMap((kind): Room[] => {
      const taken = this.#taken.filter((place) => place.kind === kind)
      if (taken.length >= PLACES[kind].all) return []
      const people = peopleOf(taken)
      const notBy = people.filter(
        (by) => people.filter((other) => other === by).length >= PLACES[kind].each,
      )
      const isOurs = kind === 'ours'
      const those = isOurs ? elsewhere : elsewhere.filter(({ waitsFor }) => waitsFor === kind)
      return [{ tasks: those.map(({ name }) => name), isOfOthers: isOurs, notBy }]
    })
  }
}

function peopleOf(places: readonly { by: string | null }[]): string[] {
  return places.flatMap(({ by }) => by ?? [])
}
