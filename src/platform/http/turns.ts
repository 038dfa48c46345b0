import { Refused } from '../../refused.ts'

type Limits = {
  /** Works at once. */
  atOnce: number
  /** Works that wait for their turn; more are refused. */
  waiting: number
  /** Milliseconds that one waits at most. */
  patience: number
}

/**
 * Lets a few works of this process run at once; the others wait in line, and those that are too many or wait
 * too long are refused with 429.
 */
export class Turns {
  readonly #limits: Limits
  readonly #line: (() => void)[] = []
  #running = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /** How many run now. */
  get running(): number {
    return this.#running
  }

  /** Waits for a turn, and returns what ends it; calling that again does nothing. */
  async take(): Promise<() => void> {
    if (this.#running < this.#limits.atOnce) this.#running += 1
    else await this.#wait()
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const next = this.#line.shift()
      // The turn is passed on, so that nobody comes in between.
      if (next) next()
      else this.#running -= 1
    }
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.take()
    try {
      return await work()
    } finally {
      end()
    }
  }

  #wait(): Promise<void> {
    if (this.#line.length >= this.#limits.waiting) throw busy()
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#line.splice(this.#line.indexOf(go), 1)
        reject(busy())
      }, this.#limits.patience)
      this.#line.push(go)
    })
  }
}

/** Turns of which one person has a few, so that whoever never ends theirs leaves some to others. */
export class SharedTurns {
  readonly #all: Turns
  readonly #ofPerson: Limits
  readonly #people = new Map<number | string, { turns: Turns; works: number }>()

  constructor({ ofPerson, ...limits }: Limits & { ofPerson: number }) {
    this.#all = new Turns(limits)
    this.#ofPerson = { ...limits, atOnce: ofPerson }
  }

  async run<T>(person: number | string, work: () => Promise<T>): Promise<T> {
    const own = this.#people.get(person) ?? { turns: new Turns(this.#ofPerson), works: 0 }
    this.#people.set(person, own)
    own.works += 1
    try {
      return await own.turns.run(() => this.#all.run(work))
    } finally {
      own.works -= 1
      if (own.works === 0) this.#people.delete(person)
    }
  }
}

function busy(): Refused {
  return new Refused(429, 'server_busy', {}, { headers: { 'retry-after': '5' } })
}
