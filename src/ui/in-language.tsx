import type { ReactNode } from 'react'
import type { Language } from '../shared/language.ts'
import { useLanguage } from './language.tsx'

/** What is written in the reader's language where no hook can stand: in a cell of a table. */
export function InLanguage({ children }: { children: (language: Language) => ReactNode }) {
  return children(useLanguage())
}
