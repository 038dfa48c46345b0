/** Draws that look random and come out the same every time, from a seed text. */
export type Random = {
  /** From 0 up to 1. */
  share(): number
  /** A whole number from `min` to `max`, both included. */
  whole(min: number, max: number): number
  /** True this often, 0 to 1. */
  chance(probability: number): boolean
  /** One of the list, which must not be empty. */
  pick<T>(items: readonly T[]): T
  /** The list in another order. */
  shuffled<T>(items: readonly T[]): T[]
}

/** Draws for this seed: the generator is mulberry32, seeded with the text's 32-bit FNV-1a hash. */
export function randomFrom(seed: string): Random {
  let state = hashOf(seed)
  const share = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number) => min + Math.floor(share() * (max - min + 1))
  return {
    share,
    whole,
    chance: (probability) => share() < probability,
    pick(items) {
      const [first] = items
      if (first === undefined) throw new Error('Nothing to pick from')
      return items[whole(0, items.length - 1)] ?? first
    },
    shuffled(items) {
      return items
        .map((item) => ({ item, place: share() }))
        .sort((a, b) => a.place - b.place)
        .map(({ item }) => item)
    },
  }
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}
