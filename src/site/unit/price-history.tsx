import { type PriceStep, percentChange } from '../../records/units/rules/price.ts'
import { formatDate } from '../../shared/dates.ts'
import { formatBaht, formatRent } from '../../shared/money.ts'
import { useLanguage } from '../../ui/language.tsx'

/** The prices of a home since it was listed, newest first. Renders nothing when they never changed. */
export function PriceHistory({ steps }: { steps: readonly PriceStep[] }) {
  const language = useLanguage()
  if (steps.length < 2) return null
  const newestFirst = steps.map((step, at) => ({ step, before: steps[at - 1] })).toReversed()
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">Price history</h2>
      <ol className="text-sm">
        {newestFirst.map(({ step, before }) => (
          <li
            key={step.at}
            className="flex flex-wrap items-baseline gap-x-6 gap-y-1 border-b border-line py-2.5"
          >
            <time dateTime={step.at} className="w-28 flex-none text-ink-3 tabular-nums">
              {formatDate(step.at, language)}
            </time>
            <span className="grid tabular-nums sm:flex sm:gap-4">
              <Figure
                text={step.price !== null && formatBaht(step.price, language)}
                change={percentChange(before?.price, step.price)}
              />
              <Figure
                text={step.rent !== null && formatRent(step.rent, language)}
                change={percentChange(before?.rent, step.rent)}
              />
            </span>
            {!before && <span className="ml-auto text-ink-3">Listed</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Figure({ text, change }: { text: string | false; change: number | null }) {
  if (text === false) return null
  return (
    <span>
      <span className="font-strong">{text}</span>
      {change !== null && (
        <span className={change < 0 ? 'text-success' : 'text-ink-2'}>
          {change < 0 ? ` down ${-change || 'under 1'}%` : ` up ${change || 'under 1'}%`}
        </span>
      )}
    </span>
  )
}
