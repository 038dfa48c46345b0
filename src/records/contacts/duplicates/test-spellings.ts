/** A letter left out, doubled, swapped with the next or replaced, in a word of five letters or more. */
export function withTypingError(name: string, random: () => number): string {
  const words = name.split(' ')
  const at = words.findIndex((word) => word.length >= 5)
  const word = words[at] ?? name
  const place = 1 + Math.floor(random() * (word.length - 2))
  const [before, letter, after] = [word.slice(0, place), word.charAt(place), word.slice(place + 1)]
  const wrong = [
    before + after,
    before + letter + letter + after,
    before + after.charAt(0) + letter + after.slice(1),
    `${before}x${after}`,
  ][Math.floor(random() * 4)]
  return words.with(at, wrong ?? word).join(' ')
}

/** Another digit in a number, not among its first three. */
export function withWrongDigit(number: string, random: () => number): string {
  const place = 3 + Math.floor(random() * (number.length - 3))
  const digit = (Number(number.charAt(place)) + 1 + Math.floor(random() * 8)) % 10
  return number.slice(0, place) + digit + number.slice(place + 1)
}

/** The same number as people write it. */
export function spelled(number: string, random: () => number): string {
  const national = number.slice(1)
  const spellings = [
    `+66 ${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`,
    `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}`,
    `(0${national.slice(0, 2)}) ${national.slice(2)}`,
    `+660${national}`,
    number.replace(/\d/g, (digit) => String.fromCharCode(0xe50 + Number(digit))),
  ]
  return spellings[Math.floor(random() * spellings.length)] ?? number
}

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
