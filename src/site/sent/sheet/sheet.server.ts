/** The words and pictures of a PDF of sent homes: all that the thread that draws it gets. */
export type Sheet = {
  /** The font files with Latin and Thai letters. */
  fonts: { regular: string; strong: string }
  language: string
  title: string
  /** Below the title: who chose the homes. */
  by: string
  /** A square picture of who did. */
  photo: Uint8Array | null
  /** The agency: its name, and how it is reached. */
  agency: string
  /** Stands in place of its name and mark. */
  logo: Uint8Array | null
  /** The colour of links and marks. */
  accent: string
  contact: string
  /** The absolute URL of the page, and how long it can be opened. */
  url: string
  until: string
  /** `Page {n} of {m}` */
  page: string
  homes: readonly SheetHome[]
  /** Whether there is a page for each home after the list, or only those. */
  parts: 'list and homes' | 'homes'
}

export type SheetHome = {
  number: number
  title: string
  /** Why nothing is shown of it; null for a home that is shown. */
  gone: string | null
  price: string
  more: string
  facts: string
  station: { text: string; colours: readonly string[] } | null
  confirmed: string
  rows: readonly { label: string; value: string }[]
  features: readonly string[]
  description: string
  /** JPEGs in the proportions of their places; the first is the large one. */
  pictures: readonly Uint8Array[]
  thumb: Uint8Array | null
}

/** The places of pictures in points. */
export const LARGE = { width: 515, height: 258 }
export const SMALL = { width: 165, height: 110 }
export const PHOTO = { width: 26, height: 26 }
export const LOGO = { width: 150, height: 32 }
export const THUMB = { width: 104, height: 78 }
