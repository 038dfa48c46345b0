import type { Railway } from './read-railway.ts'
import { ASSUMED } from './rules/minutes.ts'

export type Stop = { id: number; code: string; line: string }
export type Cost = { seconds: number; transfers: number }

/** A platform of a line in a station; a station has two where some trains end at a platform of their own. */
type Platform = { stop: Stop; steps: (Cost & { to: number })[]; exits: Exit[] }
/** A walk to another platform at the end of a journey, without waiting. */
type Exit = Cost & { stop: Stop; to: number }

/** Platforms, the rides between them and the walks from one to another. A platform is known by its index. */
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

  /** The platforms of a station at cost 0, as on a train that arrives. */
  onTrain(from: Stop): Map<number, Cost> {
    return new Map(this.#placesOf(from).map((at) => [at, { seconds: 0, transfers: 0 }]))
  }

  /** The platforms of a station and those within a walk, with the wait for the first train. */
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

  /** The cost of every platform from these: Dijkstra without a heap, enough for two hundred platforms. */
  reach(start: ReadonlyMap<number, Cost>): Map<number, Cost> {
    const open = new Map(start)
    const settled = new Map<number, Cost>()
    for (;;) {
      const [next] = [...open].sort(([, a], [, b]) => (isLess(a, b) ? -1 : 1))
      if (!next) return settled
      const [at, here] = next
      open.delete(at)
      settled.set(at, here)
      for (const { to, seconds, transfers } of this.platforms[at]?.steps ?? []) {
        const there = { seconds: here.seconds + seconds, transfers: here.transfers + transfers }
        const knownCost = open.get(to)
        if (!settled.has(to) && (!knownCost || isLess(there, knownCost))) open.set(to, there)
      }
    }
  }

  #wait({ line }: Stop): number {
    return this.#waits.get(line) ?? 0
  }

  #placesOf(stop: Stop): number[] {
    return [...this.platforms.keys()].filter((at) => this.platforms[at]?.stop === stop)
  }

  /** A station's platform; where trains from `neighbour` end apart, that platform. */
  #platformOf(line: string, code: string, neighbour?: string): number {
    const stop = this.#byCode.get(code)?.find((stop) => stop.line === line)
    if (!stop) throw new Error(`There is no station ${code} on ${line}.`)
    const [known = 0, apart] = this.#placesOf(stop)
    const isApart = ASSUMED.endsApart.some(
      (platform) =>
        platform.line === line && platform.code === code && platform.neighbour === neighbour,
    )
    if (!isApart) return known
    return apart ?? this.platforms.push({ stop, steps: [], exits: [] }) - 1
  }

  /** The platforms at both ends of a walk: both lines at Siam share one code. */
  #pairs([from, to]: readonly [string, string]): [number, number][] {
    const at = (code: string) =>
      (this.#byCode.get(code) ?? []).flatMap((stop) => this.#placesOf(stop))
    return at(from).flatMap((a) =>
      at(to).flatMap((b): [number, number][] =>
        a === b || (from === to && a > b) ? [] : [[a, b]],
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
export function isLess(a: Cost, b: Cost): boolean {
  return a.seconds < b.seconds || (a.seconds === b.seconds && a.transfers < b.transfers)
}
