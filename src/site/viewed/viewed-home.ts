import type { FeedbackValue } from '../../sales/viewings/rules/feedback.ts'

/** A home of the page, as visitors may see it: an allow-list, with no id. */
export type ShownViewedHome = {
  /** Its place on the page, from 1. */
  number: number
  /** Its name in forms. */
  key: string
  /** Of a home that is not on the website any more, all of these are null. */
  name: string | null
  figures: string[]
  image: string | null
  /** What the client said. */
  answer: FeedbackValue | null
  words: string | null
}

/** The page as its reader gets it. */
export type Viewed = {
  /** Who went with them; null if they have no name. */
  agent: string | null
  seenAt: string
  endsAt: string
  homes: ShownViewedHome[]
}
