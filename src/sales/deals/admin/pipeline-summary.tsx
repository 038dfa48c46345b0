import { formatNumber } from '../../../shared/money.ts'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import type { Board } from '../rules/deal-search.ts'
import { cardValue } from './format-deal.ts'

/** The four figures over the board; on a phone in one line. All but the total are of open deals. */
export function PipelineSummary({ summary }: { summary: Board['summary'] | undefined }) {
  if (!summary) return <Skeleton className="h-11.5 w-full max-md:h-5" />
  const { total, open, value, probability, days } = summary
  return (
    <>
      <p className="-mt-1 text-ink-2 tabular-nums md:hidden">
        <b className="font-strong text-ink">{formatNumber(open)} open</b> · {cardValue(value)} ·{' '}
        {probability}% · {days} {days === 1 ? 'day' : 'days'}
      </p>
      <dl className="flex rounded-card border border-line bg-card *:flex-1 max-md:hidden">
        <Figure is={formatNumber(total)} name={`total deals, ${formatNumber(open)} open`} />
        <Figure is={cardValue(value)} name="pipeline value" />
        <Figure is={`${probability}%`} name="average probability" />
        <Figure is={formatNumber(days)} name="avg days in pipeline" />
      </dl>
    </>
  )
}

function Figure({ is, name }: { is: string; name: string }) {
  return (
    <div className="flex flex-row-reverse flex-wrap items-baseline justify-end gap-x-2.5 border-l border-line px-4.5 py-2 first:border-l-0">
      <dt className="text-ink-3">{name}</dt>
      <dd className="text-base font-strong tabular-nums">{is}</dd>
    </div>
  )
}
