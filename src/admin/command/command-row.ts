import type { ReactNode } from 'react'

/** A row of the search: something that is found, or can be done. */
export type CommandRow = {
  key: string
  /** Where it leads. */
  to: string
  title: string
  /** What else is known, in one line. */
  second: string
  /** Other words by which it is found. */
  keywords?: string
  /** An icon's class, the name that an avatar is made of, or a picture. */
  mark: { icon: string } | { avatar: string } | { picture: ReactNode }
  /** At the right: a badge, a time. */
  end?: ReactNode
}

/** Rows under a heading. `all` leads to the list of everything that was found. */
export type CommandGroup = {
  title: string
  rows: readonly CommandRow[]
  all?: { label: string; to: string }
}

/** Rows whose title begins with the text, then those that have it elsewhere, each in their order. */
export function beginningFirst(rows: readonly CommandRow[], text: string): CommandRow[] {
  const begins = ({ title }: CommandRow) => title.toLowerCase().startsWith(text.toLowerCase())
  return rows.toSorted((a, b) => Number(begins(b)) - Number(begins(a)))
}

/** Whether every word of a text begins a word of the title or a keyword, in any order: `new client` finds `Add a contact`. */
export function matchesKeywords({ title, keywords = '' }: CommandRow, text: string): boolean {
  const words = wordsOf(`${title} ${keywords}`)
  const asked = wordsOf(text)
  return asked.length > 0 && asked.every((word) => words.some((own) => own.startsWith(word)))
}

// Left out of the comparison: `add task` is `Add a task`.
const STOP_WORDS = new Set(['a', 'an', 'the', 'to', 'my'])

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u)
  return words.filter((word) => word !== '' && !STOP_WORDS.has(word))
}
