import { type Cost, isLess, Network, type Stop } from './network.ts'
import type { Railway } from './read-railway.ts'

/** The quickest connection from a station to another: seconds and changes. */
export type Connection = {
  from: number
  to: number
  /** Riding, and at each change the walk and half a headway. */
  riding: Cost
  /** The same with the wait for the first train. */
  total: Cost
}

const nothing: Cost = { seconds: 0, transfers: 0 }

/**
 * The quickest connections between all stations. A walk at the start or end does not count as a
 * change, since no wait follows it; platforms with the same code are one destination.
 */
export function quickestConnections(stops: readonly Stop[], railway: Railway): Connection[] {
  const network = new Network(stops, railway)
  return stops.flatMap((from) => {
    const riding = arrivals(network, network.onTrain(from))
    const total = arrivals(network, network.fromOutside(from))
    for (const exit of network.exitsOf(from)) offer(total, exit.stop.id, exit)
    total.set(from.id, nothing)
    return stops.flatMap(({ id: to }) => {
      const costs = { riding: riding.get(to), total: total.get(to) }
      if (!costs.riding || !costs.total)
        throw new Error(`No way from ${from.code} to station ${to}`)
      return [{ from: from.id, to, riding: costs.riding, total: costs.total }]
    })
  })
}

/** The cost of arriving at each station, by id, from platforms reached already. */
function arrivals(network: Network, start: ReadonlyMap<number, Cost>): Map<number, Cost> {
  const costs = new Map<number, Cost>()
  for (const [platform, cost] of network.reach(start)) {
    const { stop, exits } = network.platforms[platform] ?? { exits: [] }
    if (stop) offer(costs, stop.id, cost)
    for (const exit of exits) {
      offer(costs, exit.stop.id, { ...cost, seconds: cost.seconds + exit.seconds })
    }
  }
  return costs
}

function offer(costs: Map<number, Cost>, to: number, { seconds, transfers }: Cost): void {
  const knownCost = costs.get(to)
  if (!knownCost || isLess({ seconds, transfers }, knownCost)) costs.set(to, { seconds, transfers })
}
