import type { PublicUnit } from '../../records/units/rules/unit.ts'
import type { HomeReaction } from '../../sales/shortlists/rules/reader.ts'
import type { Sender } from '../../sales/shortlists/store.ts'

/** The page of a send as its readers get it: an allow-list, with no id and no field that was not chosen. */
export type SentHomes = {
  /** Who sent it; null if they have no name. */
  sender: string | null
  /** How they are reached, and their photo; what is null is the agency's. */
  person: Pick<Sender, 'phone' | 'line' | 'photo'>
  /** Whom it was sent to, by their first name; null if that is not known. */
  reader: string | null
  /** An ISO timestamp. */
  endsAt: string
  homes: SentHome[]
}

/**
 * A home of the page: with what visitors may see of it, or why nothing is shown. `key` is its name in what
 * readers send, no id; with it stands what they think of it.
 */
export type SentHome = HomeReaction & {
  /** Its place on the page, from 1. */
  number: number
} & ({ state: 'shown'; home: ShownHome } | { state: 'let' | 'sold' | 'gone' })

/** What is shown of a home. */
export type ShownHome = Pick<PublicUnit, 'status' | 'bedrooms' | 'bathrooms' | 'size' | 'floor'> & {
  /** `Baan Sirin Unit 12A`, or as much of that as is shown; null if nothing is. */
  name: string | null
  figures: string[]
  perSqm: string | null
  images: string[]
  station: { name: string; lines: string[]; metres: number | null } | null
  /** `Confirmed today`; null if unknown. */
  confirmed: string | null
  /** Whether that is long ago. */
  isStale: boolean
  facts: { label: string; value: string }[]
  features: string[]
  description: string | null
  /** The path of its public page; null where that would tell what is hidden here. */
  path: string | null
}
