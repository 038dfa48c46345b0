import { adminPath } from '../../../shared/paths.ts'
import type { ScanMatch } from '../rules/scan.ts'

/** Where the record that a word names is read. */
export function matchLink({ kind, id }: ScanMatch): string {
  if (kind === 'contact') return `${adminPath('contacts')}/${id}`
  if (kind === 'unit') return `${adminPath('listings')}?unit=${id}`
  if (kind === 'project') return `${adminPath('properties')}/${id}`
  return `${adminPath('search')}?stationId=${id}`
}
