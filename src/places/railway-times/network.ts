import { ASSUMED } from '../minutes-rules.ts'
import type { Railway } from './read-railway.ts'

export type Stop = { id: number; code: string; line: string }
export type Cost = { seconds: number; transfers: number }

/** Where trains of a line stop in a station: two of them where some trains end apart. */
type Platform = { stop: Stop; steps: (Cost & { to: number })[]; exits: Exit[] }
/** A walk to another platform, after which nobody waits. */
type Exit = Cost & { stop: Stop; to: number }

/** Platforms, the rides between them, and the walks from one to another. A platform is known by its place. */
export class Network {
  readonly platforms: Platform[]
  readonly #byCode: Map<string, Stop[]>
  readonly #waits: Railway['waits']

  constructor(stops: readonly Stop[], { rides, walks, waits }: Railway) {
    this.#byCode = Map.groupBy(stops, ({ code }) => code)
    this.#waits = waits
    this.platforms = stops.map((stop) => ({ stop, steps: [], exits: [] }))
    for (const { line, between, seconds } of rides) {
      const [a, b] = between
      const ends = [this.#platformOf(line, a, b), this.#platformOf(line, b, a)] as const
      this.#join(ends, () => ({ seconds, transfers: 0 }))
    }
    for (const { between, seconds } of walks) {
      for (const ends of this.#pairs(between)) {
        this.#join(ends, (to) => ({ seconds: seconds + this.#wait(to), transfers: 1 }))
        this.#letOut(ends, seconds)
      }
    }
    for (const { line, code, neighbour } of ASSUMED.endsApart) {
      const ends = [this.#platformOf(line, code), this.#platformOf(line, code, neighbour)] as const
      const walk = ASSUMED.changeWithin * 60
      this.#join(ends, (to) => ({ seconds: walk + this.#wait(to), transfers: 1 }))
    }
  }

  /** The platforms of a station, for who stands there as a train comes. */
  onTrain(from: Stop): Map<number, Cost> {
    return new Map(this.#placesOf(from).map((at) => [at, { seconds: 0, transfers: 0 }]))
  }

  /** The same and those it is a walk to, with the wait for a train of theirs. */
  fromOutside(from: Stop): Map<number, Cost> {
    const start = new Map<number, Cost>()
    for (const { to, stop, seconds } of this.exitsOf(from)) {
      start.set(to, { seconds: seconds + this.#wait(stop), transfers: 0 })
    }
    for (const at of this.#placesOf(from))
      start.set(at, { seconds: this.#wait(from), transfers: 0 })
    return start
  }

  exitsOf(from: Stop): readonly Exit[] {
    return this.platforms.filter(({ stop }) => stop === from).flatMap(({ exits }) => exits)
  }

  /** What every platform costs from these: Dijkstra's search, which needs no heap for two hundred. */
  reach(start: ReadonlyMap<number, Cost>): Map<number, Cost> {
    const open = new Map(start)
    const reached = new Map<number, Cost>()
    for (;;) {
      const [next] = [...open].sort(([, a], [, b]) => (isLess(a, b) ? -1 : 1))
      if (!next) return reached
      const [at, here] = next
      open.delete(at)
      reached.set(at, here)
      for (const { to, seconds, transfers } of this.platforms[at]?.steps ?? []) {
        const there = { seconds: here.seconds + seconds, transfers: here.transfers + transfers }
        const known = open.get(to)
        if (!reached.has(to) && (!known || isLess(there, known))) open.set(to, there)
      }
    }
  }

  #wait({ line }: Stop): number {
    return this.#waits.get(line) ?? 0
  }

  #placesOf(stop: Stop): number[] {
    return [...this.platforms.keys()].filter((at) => this.platforms[at]?.stop === stop)
  }

  /** A station's platform; where trains from `neighbour` end apart, theirs. */
  #platformOf(line: string, code: string, neighbour?: string): number {
    const stop = this.#byCode.get(code)?.find((one) => one.line === line)
    if (!stop) throw new Error(`There is no station ${code} on ${line}.`)
    const [known = 0, apart] = this.#placesOf(stop)
    const isApart = ASSUMED.endsApart.some(
      (one) => one.line === line && one.code === code && one.neighbour === neighbour,
    )
    if (!isApart) return known
    return apart ?? this.platforms.push({ stop, steps: [], exits: [] }) - 1
  }

  /** The platforms at both ends of a walk: both lines at Siam have one code. */
  #pairs([from, to]: readonly [string, string]): [number, number][] {
    const at = (code: string) =>
      (this.#byCode.get(code) ?? []).flatMap((stop) => this.#placesOf(stop))
    return at(from).flatMap((one) =>
      at(to).flatMap((other): [number, number][] =>
        one === other || (from === to && one > other) ? [] : [[one, other]],
      ),
    )
  }

  #join([one, other]: readonly [number, number], cost: (to: Stop) => Cost): void {
    const [a, b] = [this.platforms[one], this.platforms[other]]
    a?.steps.push(...(b ? [{ to: other, ...cost(b.stop) }] : []))
    b?.steps.push(...(a ? [{ to: one, ...cost(a.stop) }] : []))
  }

  #letOut([one, other]: readonly [number, number], walk: number): void {
    const [a, b] = [this.platforms[one], this.platforms[other]]
    if (!a || !b) return
    const cost = { seconds: a.stop.code === b.stop.code ? 0 : walk, transfers: 0 }
    a.exits.push({ ...cost, stop: b.stop, to: other })
    b.exits.push({ ...cost, stop: a.stop, to: one })
  }
}

/** Whether one is quicker, or as quick with fewer changes. */
export function isLess(one: Cost, other: Cost): boolean {
  return (
    one.seconds < other.seconds ||
    (one.seconds === other.seconds && one.transfers < other.transfers)
  )
}
