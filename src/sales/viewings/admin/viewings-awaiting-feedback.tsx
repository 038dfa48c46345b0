import { Link } from 'react-router'
import type { ViewingRecord } from '../rules/viewing.ts'
import { CancelViewing } from './cancel-viewing.tsx'
import { ViewingLine } from './viewing-line.tsx'

const SHOWN = 2

/** Asks how the last viewings were, above the tasks: nothing when all of them were answered. */
export function ViewingsAwaitingFeedback({
  found,
  to,
}: {
  found: { items: readonly ViewingRecord[]; total: number } | undefined
  /** Where all of them are. */
  to: string
}) {
  if (!found || found.total === 0) return <CancelViewing />
  const { items, total } = found
  return (
    <section aria-labelledby="viewings-awaiting-feedback" className="grid grid-cols-1 gap-2.5">
      <div className="flex items-center gap-2.5 text-sm">
        <h2 id="viewings-awaiting-feedback" className="text-base">
          How was the viewing?
        </h2>
        {total > SHOWN && (
          <Link
            to={to}
            className="ml-auto inline-flex min-h-(--press) items-center font-medium text-accent hover:underline"
          >
            {`Show all ${total}`}
          </Link>
        )}
      </div>
      <ul className="rounded-card border border-line bg-card">
        {items.slice(0, SHOWN).map((viewing) => (
          <ViewingLine key={viewing.id} viewing={viewing} />
        ))}
      </ul>
      <CancelViewing />
    </section>
  )
}
