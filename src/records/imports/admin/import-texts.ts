import { formatNumber } from '../../../shared/money.ts'
import type { ImportKind } from '../rules/import.ts'

type ImportTexts = {
  /** The tab it belongs to, and its path. */
  tab: string
  path: string
  one: string
  many: string
  template: { label: string; href: string }
  /** The messages of a failed import, given by the specification. */
  failed: { title: string; text: string }
  /** What importing a row does. */
  each: string
}

export const importTexts: Record<ImportKind, ImportTexts> = {
  projects: {
    tab: 'Properties',
    path: 'properties',
    one: 'property',
    many: 'properties',
    template: { label: 'Download template', href: '/property_import_template.csv' },
    failed: { title: 'Import failed', text: 'Import failed' },
    each: 'Each row is saved with its stations, parks, malls and schools.',
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
  contacts: {
    tab: 'Contacts',
    path: 'contacts',
    one: 'contact',
    many: 'contacts',
    template: { label: 'Download template', href: '/api/imports/templates/contacts' },
    failed: { title: 'Import failed', text: 'Import failed' },
    each: 'Each row becomes a contact, or updates the one with the same phone, email or LINE.',
  },
}

/** A number of records as text. */
export function counted(kind: ImportKind, count: number, number: string): string {
  const { one, many } = importTexts[kind]
  return `${number} ${count === 1 ? one : many}`
}

/** What an undo did: `2 listings removed, 1 restored`. */
export function undoneText(
  kind: ImportKind,
  { removed, restored }: { removed: number; restored: number },
): string {
  if (restored === 0) return `${counted(kind, removed, formatNumber(removed))} removed`
  if (removed === 0) return `${counted(kind, restored, formatNumber(restored))} restored`
  return `${counted(kind, removed, formatNumber(removed))} removed, ${formatNumber(restored)} restored`
}

/** What an undo would do: `Remove 2 listings and restore 1?` */
export function undoQuestion(
  kind: ImportKind,
  { done, updated }: { done: number; updated: number },
): string {
  if (updated === 0) return `Remove ${counted(kind, done, formatNumber(done))}?`
  if (done === 0) return `Restore ${counted(kind, updated, formatNumber(updated))}?`
  return `Remove ${counted(kind, done, formatNumber(done))} and restore ${formatNumber(updated)}?`
}
