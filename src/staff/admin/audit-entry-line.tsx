import { AuditActions, AuditSubjects } from '../../activity/rules/activity.ts'
import type { ResponseBody } from '../../admin/calls/call.ts'
import { valueInWords } from '../../admin/record-list/value-words.ts'
import { formatDate, formatTime } from '../../shared/dates.ts'
import { labelOf } from '../../shared/fields/value-set.ts'
import { useLanguage } from '../../ui/language.tsx'

type Entry = ResponseBody<'get /api/audit'>[number]

// Old entries may have subjects that no longer exist.
const subjects: Readonly<Record<string, string>> = AuditSubjects.labels

// An import is neither imported nor deleted: its records are.
const importVerbs: Readonly<Record<string, string>> = { import: 'ran', delete: 'undid' }

/** An entry of the audit log; expands to its changes. */
export function AuditEntryLine({ entry }: { entry: Entry }) {
  const language = useLanguage()
  const { actorName, action, subject, subjectId, subjectName, at, changes } = entry
  const changed = Object.entries(changes)
  const kind = subjects[subject] ?? subject
  const name = subjectName ?? (subjectId === null ? '' : `#${subjectId}`)
  const label = labelOf(AuditActions, action, language)
  const verb = (subject === 'import' && importVerbs[action]) || label.toLowerCase()
  const line = (
    <span className="grid min-w-0 flex-1 gap-x-4 sm:grid-cols-[1fr_auto]">
      <span className="min-w-0 break-words">
        {action === 'sign_in_failed' ? (
          // Nobody is signed in: it is the user who was tried, not an actor.
          <>
            <span className="text-ink-2">{label}:</span> <b className="font-medium">{name}</b>
          </>
        ) : (
          <>
            <b className="font-medium">{actorName}</b> <span className="text-ink-2">{verb}</span>{' '}
            {!action.startsWith('sign_') && `${kind.toLowerCase()} ${name}`}
          </>
        )}
      </span>
      <time dateTime={at} className="text-ink-3 tabular-nums">
        {formatDate(at, language)}, {formatTime(at)}
      </time>
    </span>
  )
  return (
    <li className="border-b border-line last:border-b-0">
      {changed.length === 0 ? (
        <p className="flex min-h-11 items-center px-4 py-2.5">{line}</p>
      ) : (
        <details className="group">
          <summary className="flex min-h-11 list-none items-center gap-3 px-4 py-2.5 hover:bg-hov [&::-webkit-details-marker]:hidden">
            {line}
            <span className="icon-chevron-down before:size-4 text-ink-3 group-open:rotate-180" />
          </summary>
          <dl className="grid gap-x-4 gap-y-1.5 px-4 pb-3.5 sm:grid-cols-[10rem_1fr]">
            {changed.map(([field, [before, after]]) => (
              <div key={field} className="contents">
                <dt className="text-ink-2">{fieldName(field)}</dt>
                <dd className="min-w-0 break-words">
                  <del className="text-ink-3 no-underline">{valueInWords(before)}</del>
                  <span aria-hidden="true" className="text-ink-3">
                    {' → '}
                  </span>
                  <span className="sr-only"> became </span>
                  <ins className="no-underline">{valueInWords(after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  )
}

/** Formats a field name: `rentAmount` as `Rent amount`. */
function fieldName(field: string): string {
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
