const MAX_TRIED = 7

/**
 * The order of places `0…count-1` with the shortest ways between them: exact up to seven, beyond that the best
 * that the nearest neighbour from each place and exchanges of stretches (2-opt) find.
 */
export function bestOrder(count: number, cost: (from: number, to: number) => number): number[] {
  const places = Array.from({ length: count }, (_, place) => place)
  if (count <= 2) return places
  return count <= MAX_TRIED ? shortestOfAll(places, cost) : goodOrder(places, cost)
}

type Cost = (from: number, to: number) => number

export function lengthOf(order: readonly number[], cost: Cost): number {
  return order.slice(1).reduce((sum, to, at) => sum + cost(order[at] ?? to, to), 0)
}

/** Ways that are no longer than the best one known are given up. */
function shortestOfAll(places: readonly number[], cost: Cost): number[] {
  let best: readonly number[] = places
  let shortest = lengthOf(places, cost)
  const visit = (order: number[], length: number) => {
    if (length >= shortest) return
    if (order.length === places.length) {
      best = order
      shortest = length
      return
    }
    for (const to of places) {
      if (order.includes(to)) continue
      const from = order.at(-1)
      visit([...order, to], from === undefined ? 0 : length + cost(from, to))
    }
  }
  visit([], 0)
  return [...best]
}

function goodOrder(places: readonly number[], cost: Cost): number[] {
  const orders = places.map((first) => improved(fromNearest(first, places, cost), cost))
  return orders.reduce((best, order) =>
    lengthOf(order, cost) < lengthOf(best, cost) ? order : best,
  )
}

function fromNearest(first: number, places: readonly number[], cost: Cost): number[] {
  const order = [first]
  while (order.length < places.length) {
    const from = order.at(-1) ?? first
    const left = places.filter((place) => !order.includes(place))
    order.push(left.reduce((best, to) => (cost(from, to) < cost(from, best) ? to : best)))
  }
  return order
}

function improved(start: readonly number[], cost: Cost): number[] {
  let order = [...start]
  for (let isBetter = true; isBetter; ) {
    isBetter = false
    for (let from = 0; from < order.length - 1; from += 1) {
      for (let to = from + 1; to < order.length; to += 1) {
        const turned = order.slice(from, to + 1).reverse()
        const next = [...order.slice(0, from), ...turned, ...order.slice(to + 1)]
        if (lengthOf(next, cost) < lengthOf(order, cost)) {
          order = next
          isBetter = true
        }
      }
    }
  }
  return order
}
