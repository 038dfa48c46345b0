import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { formatNumber } from '../../../shared/money.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { Part } from '../../../ui/part.tsx'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { FeedbackValues } from '../rules/feedback.ts'
import { type ViewingRecord, ViewingStates } from '../rules/viewing.ts'
import { feedbackCountsQuery, viewingsQuery } from './viewing-calls.ts'

const STEP = 5

/** The viewings of a home, latest first, with what was thought of it; nothing before the first one. */
export function HomeViewings({ unitId }: { unitId: number }) {
  const isHydrated = useHydrated()
  const [limit, setLimit] = useState(STEP)
  const counts = useQuery({ ...feedbackCountsQuery(unitId), enabled: isHydrated }).data
  const found = useQuery({
    ...viewingsQuery({ unitId, sort: 'last' }, limit),
    enabled: isHydrated,
  }).data
  if (!found || found.total === 0) return null
  return (
    <Part title="Viewings" count={formatNumber(found.total)}>
      {counts && counts.viewings > 0 && <Counts counts={counts} />}
      <ul className="divide-y divide-line">
        {found.items.map((viewing) => (
          <Viewing key={viewing.id} viewing={viewing} unitId={unitId} />
        ))}
      </ul>
      {found.items.length < found.total && (
        <Button variant="quiet" size="small" onClick={() => setLimit(limit + STEP * 4)}>
          Show more
        </Button>
      )}
    </Part>
  )
}

function Counts({ counts }: { counts: { viewings: number } & Record<string, number> }) {
  const language = useLanguage()
  return (
    <dl aria-label="What was thought of it" className="flex flex-wrap gap-x-6 gap-y-2 pb-1">
      {FeedbackValues.ids.map((id) => (
        <div key={id} className="flex items-baseline gap-2">
          <dt className="text-ink-2">{labelOf(FeedbackValues, id, language)}</dt>
          <dd className="font-strong tabular-nums">{counts[id]}</dd>
        </div>
      ))}
    </dl>
  )
}

function Viewing({ viewing, unitId }: { viewing: ViewingRecord; unitId: number }) {
  const language = useLanguage()
  const { contact, contactId, agent, startsAt, state, homes } = viewing
  const home = homes.find((one) => one.unitId === unitId)
  const said = home?.client ?? home?.agent
  const at = home?.startsAt ?? startsAt
  return (
    <li className="grid gap-0.5 py-2 leading-snug">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <time dateTime={at} className="tabular-nums">
          {`${formatDate(at, language)}, ${formatTime(at)}`}
        </time>
        <Link
          to={adminPath(`contacts/${contactId}`)}
          className="inline-flex min-h-6 items-center font-medium wrap-anywhere text-accent hover:underline pointer-coarse:min-h-11"
        >
          {contact?.name}
        </Link>
        {(state === 'missed' || state === 'cancelled') && (
          <Badge>{labelOf(ViewingStates, state, language)}</Badge>
        )}
      </p>
      <p className="text-ink-2 wrap-anywhere">
        {[
          said && labelOf(FeedbackValues, said.answer, language),
          said?.words && `“${said.words}”`,
          agent.name,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
  )
}
