import { counted } from '../../shared/counted.ts'

/** `1 home`, `1,204 homes`. */
export function countedHomes(total: number): string {
  return counted(total, 'home')
}
