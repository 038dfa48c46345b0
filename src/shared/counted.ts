import { formatNumber } from './money.ts'

/** `1 home`, `1,204 homes`: so many of what takes an s. */
export function counted(count: number, word: string): string {
  return `${formatNumber(count)} ${word}${count === 1 ? '' : 's'}`
}
