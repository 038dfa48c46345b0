import type { ReactNode } from 'react'

/** A row of the search: something that is found, or can be done. */
export type CommandRow = {
  key: string
  /** Where it leads. */
  to: string
  title: string
  /** What else is known, in one line. */
  second: string
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
