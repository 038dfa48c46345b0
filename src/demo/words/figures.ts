import type { Facing } from '../../units/rules.ts'

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six']

/** `three` for 3; digits from seven on. */
export function inWords(count: number): string {
  return numbers[count] ?? String(count)
}

/** `two bathrooms`, `one bathroom`. */
export function counted(count: number, noun: string): string {
  return `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`
}

/** `21st`. */
export function ordinal(floor: number): string {
  const teens = floor % 100 >= 11 && floor % 100 <= 13
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][floor % 10] ?? 'th')
  return `${floor}${ending}`
}

/** `63.5 sqm`. */
export function sqm(size: number): string {
  return `${size} sqm`
}

/** `4 minutes`, `1 minute`. */
export function minutes(count: number): string {
  return `${count} minute${count === 1 ? '' : 's'}`
}

/** `south-east`. */
export function side(facing: Facing): string {
  return facing.replace('_', '-')
}

/** `an` before a vowel's sound: `an 11th-floor home`, `an east-facing studio`. */
export function withArticle(text: string): string {
  return `${/^(?:[aeio]|8|11(?!\d)|18(?!\d))/i.test(text) ? 'an' : 'a'} ${text}`
}

/** The text with a capital at its head. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
