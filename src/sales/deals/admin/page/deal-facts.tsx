import type { ReactNode } from 'react'

/** Names and values in two columns; empty values are left out. */
export function DealFacts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {facts.map(([label, value]) =>
        value === null || value === undefined || value === false || value === '' ? null : (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}
