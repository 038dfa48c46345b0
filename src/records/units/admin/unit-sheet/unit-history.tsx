import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../admin/calls/call.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import type { Language } from '../../../../shared/language.ts'
import { formatBaht, formatNumber, formatRent } from '../../../../shared/money.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { UnitStep } from '../../rules/unit-history.ts'
import { UnitStatuses } from '../../rules/unit-sets.ts'
import { Percent } from '../percent.tsx'

const SHOWN = 6

/** The history of a unit's figures and status, newest first. */
export function unitHistoryQuery(id: number) {
  return queryOptions({
    queryKey: ['units', 'one', id, 'history'],
    queryFn: ({ signal, meta }) =>
      call('get /api/units/{id}/history', { params: { id: String(id) }, signal, meta }),
  })
}

/** How a unit's price, rent and status changed, newest first. */
export function UnitHistory({ id }: { id: number }) {
  const history = useQuery(unitHistoryQuery(id))
  const [isWhole, setWhole] = useState(false)
  const { data } = history
  const steps = isWhole ? data : data?.slice(0, SHOWN)
  return (
    <Part
      title="Price and status"
      {...(data && { count: data.length === 1 ? '1 change' : `${data.length} changes` })}
    >
      {history.isError ? (
        <ErrorState title="Couldn’t load the history." retry={() => void history.refetch()} />
      ) : !steps ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <ol>
          {steps.map((step, index) => (
            <Step key={`${step.at} ${step.kind}`} step={step} isLast={index === steps.length - 1} />
          ))}
        </ol>
      )}
      {data && data.length > SHOWN && !isWhole && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)} className="mt-2">
          Show all
        </Button>
      )}
    </Part>
  )
}

const rings: Record<UnitStep['kind'], string> = {
  confirmed: 'border-success',
  price: 'border-accent',
  rent: 'border-accent',
  status: 'border-field',
  listed: 'border-field',
}

function Step({ step, isLast }: { step: UnitStep; isLast: boolean }) {
  const language = useLanguage()
  return (
    <li className="relative grid min-h-8.5 grid-cols-[6rem_1rem_minmax(0,1fr)_auto] items-start gap-2.5 py-1 leading-snug">
      <time dateTime={step.at} className="text-ink-3 tabular-nums">
        {formatDate(step.at, language)}
      </time>
      <span aria-hidden="true" className="relative flex justify-center self-stretch">
        {!isLast && <span className="absolute top-4 -bottom-3 w-0.5 bg-line" />}
        <span
          className={classNames(
            'relative mt-0.75 size-3.5 rounded-full border-3 bg-card',
            rings[step.kind],
          )}
        />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <Words step={step} language={language} />
      </span>
      <span className="max-w-28 truncate text-right text-ink-3" title={step.by ?? undefined}>
        {step.by}
      </span>
    </li>
  )
}

function Words({ step, language }: { step: UnitStep; language: Language }) {
  if (step.kind === 'confirmed') {
    return (
      <>
        <b className="font-medium">Confirmed</b> as available
      </>
    )
  }
  if (step.kind === 'status') {
    return (
      <>
        <b className="font-medium">Status</b> {labelOf(UnitStatuses, step.before, language)} to{' '}
        <b className="font-medium">{labelOf(UnitStatuses, step.after, language)}</b>
      </>
    )
  }
  if (step.kind === 'listed') {
    const figures = [
      step.price !== null && formatBaht(step.price, language),
      step.rent !== null && formatRent(step.rent, language),
    ].filter(Boolean)
    return (
      <>
        <b className="font-medium">Listed</b>
        {figures.length > 0 && ` at ${figures.join(' and ')}`}
      </>
    )
  }
  const { before, after } = step
  const write = step.kind === 'price' ? formatBaht : formatRent
  return (
    <>
      <b className="font-medium">{step.kind === 'price' ? 'Price' : 'Rent'}</b>{' '}
      {before !== null && (
        <>
          <s className="text-ink-3 tabular-nums">
            <span className="sr-only">was </span>
            {step.kind === 'price' ? formatBaht(before, language) : formatNumber(before)}
          </s>{' '}
        </>
      )}
      <b className="font-medium tabular-nums">{after === null ? '—' : write(after, language)}</b>{' '}
      <Percent from={before} to={after} />
    </>
  )
}
