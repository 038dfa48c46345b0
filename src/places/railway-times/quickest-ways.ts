import { type Cost, isLess, Network, type Stop } from './network.ts'
import type { Railway } from './read-railway.ts'

/** The quickest way from a station to another: seconds, and how often trains are changed. */
export type Way = {
  from: number
  to: number
  /** From train to train: riding, and at each change the walk and half of what passes between two trains. */
  riding: Cost
  /** For who comes from outside: the wait for the first train too, on whichever platform it stops. */
  whole: Cost
}

const nothing: Cost = { seconds: 0, transfers: 0 }

/**
 * The quickest ways between all stations. A walk at the end is no change: nobody waits after it, and
 * platforms of one code are one place to arrive at. Nor is one at the beginning, for who comes from outside.
 */
export function quickestWays(stops: readonly Stop[], railway: Railway): Way[] {
  const network = new Network(stops, railway)
  return stops.flatMap((from) => {
    const riding = arrivals(network, network.onTrain(from))
    const whole = arrivals(network, network.fromOutside(from))
    for (const exit of network.exitsOf(from)) offer(whole, exit.stop.id, exit)
    whole.set(from.id, nothing)
    return stops.flatMap(({ id: to }) => {
      const ways = { riding: riding.get(to), whole: whole.get(to) }
      if (!ways.riding || !ways.whole) throw new Error(`No way from ${from.code} to station ${to}`)
      return [{ from: from.id, to, riding: ways.riding, whole: ways.whole }]
    })
  })
}

/** What it costs to arrive at each station, by its id, from platforms that are reached already. */
function arrivals(network: Network, start: ReadonlyMap<number, Cost>): Map<number, Cost> {
  const found = new Map<number, Cost>()
  for (const [at, here] of network.reach(start)) {
    const { stop, exits } = network.platforms[at] ?? { exits: [] }
    if (stop) offer(found, stop.id, here)
    for (const exit of exits) {
      offer(found, exit.stop.id, { ...here, seconds: here.seconds + exit.seconds })
    }
  }
  return found
}

function offer(found: Map<number, Cost>, to: number, { seconds, transfers }: Cost): void {
  const known = found.get(to)
  if (!known || isLess({ seconds, transfers }, known)) found.set(to, { seconds, transfers })
}
