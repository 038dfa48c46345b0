import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { counted } from '../../../../shared/counted.ts'
import { formatDate } from '../../../../shared/dates.ts'
import type { Language } from '../../../../shared/language.ts'
import { formatSqm } from '../../../../shared/money.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { DealRecord, DealUnit } from '../../rules/deal-record.ts'
import { PROBABLE, valueWords } from '../of-record/format-value.ts'

/** The home that the deal is about, and its figures. */
export function DealStrip({ deal }: { deal: DealRecord }) {
  return (
    <section
      aria-label="The home and the figures"
      className="dense flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-card px-3 py-2.5 max-md:flex-col-reverse max-md:items-stretch max-md:border-0 max-md:bg-transparent max-md:p-0"
    >
      <StripHome unit={deal.unit} />
      <Figures deal={deal} />
    </section>
  )
}

function StripHome({ unit }: { unit: DealUnit | null }) {
  const language = useLanguage()
  if (!unit) return <p className="px-1 text-ink-2">No home yet: choose one in Edit.</p>
  const name = `${unit.unitNumber} · ${unit.project}`
  return (
    <div className="flex min-w-0 items-center gap-3.5">
      <span className="h-14.25 w-19 flex-none overflow-hidden rounded-control">
        <Photo image={unit.image} alt="" size="thumb" />
      </span>
      <div className="grid min-w-0">
        {unit.isDeleted ? (
          <b className="text-base font-strong wrap-anywhere">{name}</b>
        ) : (
          <Link
            to={`${adminPath('listings')}?unit=${unit.id}`}
            className="text-base font-strong wrap-anywhere text-accent hover:underline pointer-coarse:py-2.5"
          >
            {name}
          </Link>
        )}
        {unit.isDeleted && <p className="text-warning">This home was deleted.</p>}
        <ul aria-label="About the home" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-2">
          {homeFacts(unit, language).map(({ icon, text }) => (
            <li key={icon} className={`${icon} flex items-center gap-1.5 before:size-4`}>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function homeFacts({ bedrooms, bathrooms, size, floor }: DealUnit, language: Language) {
  return [
    {
      icon: 'icon-bed-double',
      text: bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bed', language),
    },
    { icon: 'icon-bath', text: counted(bathrooms, 'bath', language) },
    { icon: 'icon-scan', text: formatSqm(size, language) },
    ...(floor === null ? [] : [{ icon: 'icon-layers', text: `Floor ${floor}` }]),
  ]
}

function Figures({ deal }: { deal: DealRecord }) {
  const language = useLanguage()
  const { probability, expectedCloseDate, closedOn, daysInPipeline, assignedTo, reason } = deal
  return (
    <dl className="flex max-md:grid max-md:grid-cols-[1fr_0.85fr_1.2fr] max-md:overflow-hidden max-md:rounded-card max-md:border max-md:border-line max-md:bg-card">
      <Figure label="Deal value">{valueWords(deal, language)}</Figure>
      <Figure label="Probability">
        <Badge tone={probability > PROBABLE ? 'accent' : 'plain'} className="text-base!">
          {`${probability}%`}
        </Badge>
      </Figure>
      {closedOn ? (
        <Figure label={deal.status === 'won' ? 'Won' : 'Lost'} note={reason ?? 'reason missing'}>
          {formatDate(closedOn, language)}
        </Figure>
      ) : (
        <Figure label="Expected close">
          {expectedCloseDate ? formatDate(expectedCloseDate, language) : 'No date'}
        </Figure>
      )}
      <Figure label="Days in pipeline" isWideOnly>
        {daysInPipeline}
      </Figure>
      <Figure label="Assigned to" isWideOnly>
        {assignedTo ?? 'Nobody'}
      </Figure>
    </dl>
  )
}

function Figure({
  label,
  note,
  isWideOnly = false,
  children,
}: {
  label: string
  note?: string
  /** On a phone it stands with the details. */
  isWideOnly?: boolean
  children: ReactNode
}) {
  return (
    <div
      className={classNames(
        'grid content-start gap-px border-l border-line px-5 leading-snug last:pr-1 max-md:px-2.5 max-md:py-2.5 max-md:first:border-l-0',
        isWideOnly && 'max-md:hidden',
      )}
    >
      <dt className="text-ink-2">{label}</dt>
      <dd className="flex min-h-6.5 items-center text-base font-strong wrap-anywhere tabular-nums">
        {children}
      </dd>
      {note && <dd className="text-ink-2">{note}</dd>}
    </div>
  )
}
