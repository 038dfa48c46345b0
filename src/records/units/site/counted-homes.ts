import { counted } from '../../../shared/counted.ts'
import type { Language } from '../../../shared/language.ts'

/** `1 home`, `1,204 homes`. */
export function countedHomes(total: number, language?: Language): string {
  return counted(total, 'home', language)
}
