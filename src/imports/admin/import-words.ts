import type { ImportKind } from '../rules.ts'

type Words = {
  /** The tab it belongs to, and its path. */
  tab: string
  path: string
  one: string
  many: string
  template: { label: string; href: string }
  /** Why a failed one is told in these words: the specification has them. */
  failed: { title: string; text: string }
  /** What a run does to each row. */
  each: string
}

export const importWords: Record<ImportKind, Words> = {
  projects: {
    tab: 'Properties',
    path: 'properties',
    one: 'property',
    many: 'properties',
    template: { label: 'Download template', href: '/property_import_template.csv' },
    failed: { title: 'Import failed', text: 'Import failed' },
    each: 'Each row is written with its stations, parks, malls and schools.',
  },
  developers: {
    tab: 'Developers',
    path: 'developers',
    one: 'developer',
    many: 'developers',
    template: { label: 'Download Sample CSV', href: '/api/imports/templates/developers' },
    failed: { title: 'Import Error', text: 'Failed to import developers' },
    each: 'Each row becomes a developer.',
  },
  units: {
    tab: 'Listings',
    path: 'listings',
    one: 'listing',
    many: 'listings',
    template: { label: 'Download template', href: '/api/imports/templates/units' },
    failed: { title: 'Import failed', text: 'Import failed' },
    each: 'Each row becomes a unit of its property.',
  },
}

/** So many records, in words. */
export function counted(kind: ImportKind, count: number, number: string): string {
  const { one, many } = importWords[kind]
  return `${number} ${count === 1 ? one : many}`
}
