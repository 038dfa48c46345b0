import { Link } from 'react-router'
import { formatTime } from '../../../shared/dates.ts'
import { adminPath, viewingPath } from '../../../shared/paths.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'
import type { Clash } from '../rules/viewing.ts'

/** Says what else whoever goes has at that time, with a link to each. */
export function ClashNote({ clashes }: { clashes: readonly Clash[] }) {
  if (clashes.length === 0) return null
  return (
    <Alert tone="warning" title="At that time there is something else">
      {clashes.map(({ kind, id, title, startsAt, endsAt, contactId }) => (
        <span key={`${kind} ${id}`} className="block">
          {`${formatTime(startsAt)}–${formatTime(endsAt)} `}
          <Link
            to={
              kind === 'viewing' || contactId === null
                ? viewingPath(id)
                : adminPath(`contacts/${contactId}`)
            }
            className="inline-flex min-h-6 items-center font-medium wrap-anywhere underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {kind === 'viewing' ? `Viewing with ${title}` : title}
          </Link>
        </span>
      ))}
    </Alert>
  )
}
