import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { homesForAddress } from '../../shortlists/admin/person/homes-for.ts'
import { goneLabel } from '../rules/gone-label.ts'
import type { ViewedHome, ViewingRecord } from '../rules/viewing.ts'

/** That a home can no longer be had, with the search for others that fit the client. */
export function GoneHome({ home, contact }: { home: ViewedHome } & Pick<ViewingRecord, 'contact'>) {
  const gone = goneLabel(home, useLanguage())
  if (!gone) return null
  return (
    <>
      <Badge tone="warning">{gone}</Badge>
      {contact && (
        <Link
          to={homesForAddress(contact)}
          className="inline-flex min-h-6 items-center text-accent hover:underline pointer-coarse:min-h-11"
        >
          Find another home<span className="sr-only"> for {contact.name}</span>
        </Link>
      )}
    </>
  )
}
