import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { UnitStatuses } from '../../../../records/units/rules/unit-sets.ts'
import { priceLines } from '../../../../records/units/site/unit-price.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { useHydrated } from '../../../../ui/style/use-hydrated.ts'
import { askedAboutQuery, askedHomes } from '../../../inquiries/admin/asked-about.ts'

const SHOWN = 3

/** The homes that a contact asked about on the website, those of the conversation first; nothing without one. */
export function AskedAbout({ contactId, threadId }: { contactId: number; threadId: number }) {
  const isHydrated = useHydrated()
  const asked = useQuery({ ...askedAboutQuery(contactId), enabled: isHydrated }).data
  const homes = askedHomes(asked, threadId)
  if (homes.length === 0) return null
  return (
    <Part as="h3" title="Asked about" isCard>
      <ul className="grid gap-2">
        {homes.slice(0, SHOWN).map((home) => (
          <li key={home.id}>
            <Home id={home.id} name={`${home.unitNumber} · ${home.project.name}`} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Home({ id, name }: { id: number; name: string }) {
  const language = useLanguage()
  const unit = useQuery(unitQuery(id)).data
  return (
    <Link
      to={`${adminPath('listings')}?unit=${id}`}
      className="group flex items-center gap-3 leading-snug"
    >
      <span className="h-10.5 w-14 flex-none overflow-hidden rounded-control">
        {unit ? (
          <Photo image={unit.images[0] ?? unit.project.images[0] ?? null} alt="" size="thumb" />
        ) : (
          <Skeleton className="size-full" />
        )}
      </span>
      <span className="grid min-w-0">
        <b className="truncate font-medium group-hover:underline" title={name}>
          {name}
        </b>
        <span className="truncate text-ink-2 tabular-nums">
          {unit && [...priceLines(unit), labelOf(UnitStatuses, unit.status, language)].join(' · ')}
        </span>
      </span>
    </Link>
  )
}
