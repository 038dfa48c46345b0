import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { mailLink } from '../../../../shared/contact-links.ts'
import { formatNumber } from '../../../../shared/money.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { Part } from '../../../../ui/part.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { useContact } from '../../../contacts/admin/contact-calls.ts'
import { Handles } from '../../../contacts/admin/handles.tsx'
import { shownPhone } from '../../../contacts/rules/shown-phone.ts'
import type { UnitRecord } from '../../rules/unit.ts'
import { useUnitTotal } from '../unit-calls.ts'

type Person = UnitRecord['ownerContact']

/** A unit's owner or agent, with the ways to reach them. */
export function PersonCard({
  title,
  person,
  actions,
}: {
  title: string
  person: Person
  actions?: ReactNode
}) {
  return (
    <Part title={title} isCard {...(actions && { actions })}>
      {person ? <Known person={person} /> : <p className="text-ink-2">None yet</p>}
    </Part>
  )
}

function Known({ person }: { person: NonNullable<Person> }) {
  const contact = useContact(person.id)
  const homes = useUnitTotal({ contactId: person.id })
  const { data } = contact
  return (
    <>
      <p className="flex items-center gap-3">
        <Avatar name={person.name} size="large" />
        <span className="grid min-w-0 leading-snug">
          <b className="wrap-anywhere text-base font-medium">{person.name}</b>
          <span className="wrap-anywhere text-ink-2 tabular-nums">
            {[data?.company, shownPhone(person.phone) ?? person.email].filter(Boolean).join(' · ')}
          </span>
        </span>
      </p>
      {contact.isError ? (
        <ErrorState title="The contact could not be read." retry={() => void contact.refetch()} />
      ) : !data ? (
        <Skeleton className="mt-3 h-28 w-full" />
      ) : (
        <>
          <Handles contact={data} />
          <dl className="mt-2 grid grid-cols-[3.75rem_minmax(0,1fr)] gap-x-2 leading-relaxed [&>dt]:text-ink-3 [&>dd]:wrap-anywhere">
            {data.line && (
              <>
                <dt>LINE</dt>
                <dd>{data.line}</dd>
              </>
            )}
            {data.email && (
              <>
                <dt>E-mail</dt>
                <dd>
                  <a href={mailLink(data.email)} className="text-accent hover:underline">
                    {data.email}
                  </a>
                </dd>
              </>
            )}
            {homes !== null && (
              <>
                <dt>Homes</dt>
                <dd>
                  <Link
                    to={`${adminPath('listings')}?contactId=${person.id}`}
                    className="font-medium text-accent hover:underline"
                  >
                    {`${formatNumber(homes)} with us`}
                  </Link>
                </dd>
              </>
            )}
          </dl>
        </>
      )}
    </>
  )
}
