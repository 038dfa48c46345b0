import { useQuery } from '@tanstack/react-query'
import { RefusalAlert } from '../../admin/record-list/refusal-alert.tsx'
import type { ListState } from '../../admin/record-list/use-list-address.ts'
import { mailLink, phoneLink, whatsappLink } from '../../shared/contact-links.ts'
import { bangkokDate, confirmationLine } from '../../shared/dates.ts'
import type { Language } from '../../shared/language.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/feedback/states.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { ListFoot } from '../../ui/tables/list-foot.tsx'
import type { UnitRecord } from '../rules/unit.ts'
import type { UnitStatus } from '../rules/unit-sets.ts'
import { priceLines } from '../site/unit-price.ts'
import { homeLine } from './home-line.ts'
import { staleUnitsQuery, useConfirmUnit } from './unit-calls.ts'
import { UnitThumb } from './unit-columns.tsx'

const statusChoices: readonly { status: UnitStatus; label: string }[] = [
  { status: 'available', label: 'Still available' },
  { status: 'rented', label: 'Rented' },
  { status: 'sold', label: 'Sold' },
]

/** Units unconfirmed for long, grouped by owner, with contact links and buttons that set the status. */
export function FreshnessBoard({ days, list }: { days: number; list: ListState }) {
  const language = useLanguage()
  const stale = useQuery(staleUnitsQuery(days, list.window))
  const confirm = useConfirmUnit()
  const { data } = stale
  if (stale.isError) {
    return <ErrorState title="The units could not be read." retry={() => void stale.refetch()} />
  }
  if (!data) return <Skeleton className="h-100 w-full" />
  if (data.total === 0) {
    return (
      <EmptyState title={`Every available unit was confirmed in the last ${days} days`}>
        Confirm one again by choosing Available in its row.
      </EmptyState>
    )
  }
  return (
    <div className="dense grid gap-4">
      <RefusalAlert save={confirm} />
      {byOwner(data.items).map(({ owner, units }) => (
        <section
          key={owner?.id ?? 0}
          aria-label={owner?.name ?? 'No owner'}
          className="overflow-clip rounded-card border border-line bg-card"
        >
          <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2.5">
            <h2 className="mr-auto text-base">{owner?.name ?? 'No owner'}</h2>
            {owner && <ContactLinks owner={owner} />}
          </header>
          <ul>
            {units.map((unit) => (
              <li
                key={unit.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2.5 border-b border-line px-4 py-3 last:border-b-0"
              >
                <UnitThumb unit={unit} className="h-10.5 w-14" />
                <span className="grid min-w-48 flex-1">
                  <b className="truncate font-medium">{`${unit.unitNumber} · ${unit.project.name}`}</b>
                  <span className="truncate text-sm text-ink-2">
                    {[homeLine(unit, language), ...priceLines(unit, undefined, language)].join(
                      ' · ',
                    )}
                  </span>
                </span>
                <span className="text-sm text-warning max-sm:basis-full">
                  {confirmedText(unit, language)}
                </span>
                <span className="flex flex-wrap gap-2">
                  {statusChoices.map(({ status, label }) => (
                    <Button
                      key={status}
                      look="quiet"
                      size="small"
                      aria-label={`${label}: ${unit.unitNumber}`}
                      disabled={confirm.isPending && confirm.variables?.unit.id === unit.id}
                      onClick={() => confirm.mutate({ unit, status })}
                    >
                      {label}
                    </Button>
                  ))}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ListFoot
        label="Pages of what is to be confirmed"
        page={list.page}
        total={data.total}
        address={(page) => list.address({ page })}
        onPage={(page) => list.show({ page })}
      />
    </div>
  )
}

function ContactLinks({ owner }: { owner: NonNullable<UnitRecord['ownerContact']> }) {
  const links = [
    owner.phone && { href: phoneLink(owner.phone), label: 'Call', icon: 'icon-phone' },
    owner.phone && {
      href: whatsappLink(owner.phone),
      label: 'WhatsApp',
      icon: 'icon-message-circle',
    },
    owner.email && { href: mailLink(owner.email), label: 'Mail', icon: 'icon-mail' },
  ].filter((link) => link !== null && link !== '')
  return (
    <>
      {links.map(({ href, label, icon }) => (
        <a
          key={label}
          href={href}
          aria-label={`${label} ${owner.name}`}
          className={`${icon} inline-flex min-h-(--press) items-center gap-2 text-sm text-accent hover:underline`}
        >
          {label}
        </a>
      ))}
    </>
  )
}

function confirmedText({ status, availabilityDate }: UnitRecord, language: Language): string {
  return (
    confirmationLine(status, availabilityDate, bangkokDate(new Date()), language) ??
    'Never confirmed'
  )
}

type OwnerGroup = { owner: UnitRecord['ownerContact']; units: UnitRecord[] }

/** Groups units by owner, keeping the order of the list: longest unconfirmed first. */
function byOwner(units: readonly UnitRecord[]): OwnerGroup[] {
  const groups = new Map<number | null, OwnerGroup>()
  for (const unit of units) {
    const owner = unit.ownerContact
    const group = groups.get(owner?.id ?? null) ?? { owner, units: [] }
    group.units.push(unit)
    groups.set(owner?.id ?? null, group)
  }
  return [...groups.values()]
}
