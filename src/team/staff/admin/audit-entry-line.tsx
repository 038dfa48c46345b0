import { Link } from 'react-router'
import type { ResponseBody } from '../../../admin/calls/call.ts'
import { formatDate, formatTime } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { AuditActions } from '../../activity/rules/activity.ts'
import { changeInWords, entryInWords, fieldInWords, pathOfEntry } from './format-audit-entry.ts'

type Entry = ResponseBody<'get /api/audit'>[number]

/** An entry of the audit log; expands to its changes. */
export function AuditEntryLine({ entry }: { entry: Entry }) {
  const language = useLanguage()
  const { actorName, action, subject, subjectName, at, changes } = entry
  const changed = Object.entries(changes)
  const { verb, object } = entryInWords(entry, language)
  const path = pathOfEntry(entry)
  // Beside the line, as what opens it holds no other control.
  const open = path && (
    <Link
      to={path}
      aria-label={`Open ${object}`}
      className="flex min-h-11 flex-none items-center px-4 text-accent hover:underline"
    >
      Open
    </Link>
  )
  const line = (
    <span className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[1fr_auto]">
      <span className="min-w-0 break-words">
        {action === 'sign_in_failed' ? (
          // No one is signed in: it is the user who was tried, not an actor.
          <>
            <span className="text-ink-2">{labelOf(AuditActions, action, language)}:</span>{' '}
            <b className="font-medium">{subjectName}</b>
          </>
        ) : (
          <>
            <b className="font-medium">{actorName}</b> <span className="text-ink-2">{verb}</span>{' '}
            {object}
          </>
        )}
      </span>
      <time dateTime={at} className="text-ink-3 tabular-nums">
        {formatDate(at, language)}, {formatTime(at)}
      </time>
    </span>
  )
  return (
    <li className="flex items-start border-b border-line last:border-b-0">
      {changed.length === 0 ? (
        <p className="flex min-h-11 min-w-0 flex-1 items-center px-4 py-2.5">{line}</p>
      ) : (
        <details className="group min-w-0 flex-1">
          <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2.5 hover:bg-hov [&::-webkit-details-marker]:hidden">
            {line}
            <span className="icon-chevron-down before:size-4 text-ink-3 group-open:rotate-180" />
          </summary>
          <dl className="grid gap-x-4 gap-y-1.5 px-4 pb-3.5 sm:grid-cols-[10rem_1fr]">
            {changed.map(([field, [before, after]]) => (
              <div key={field} className="contents">
                <dt className="text-ink-2">{fieldInWords(subject, field)}</dt>
                <dd className="min-w-0 break-words">
                  <del className="text-ink-3 no-underline">
                    {changeInWords(subject, field, before, language)}
                  </del>
                  <span aria-hidden="true" className="text-ink-3">
                    {' → '}
                  </span>
                  <span className="sr-only"> changed to </span>
                  <ins className="no-underline">
                    {changeInWords(subject, field, after, language)}
                  </ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {open}
    </li>
  )
}
