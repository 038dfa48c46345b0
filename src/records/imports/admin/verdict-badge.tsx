import { Badge } from '../../../ui/badge.tsx'
import { type ImportRecord, type ImportRow, Verdicts } from '../rules/import.ts'

type BadgeProps = {
  label: string
  icon: string
  tone: 'success' | 'warning' | 'danger' | 'plain' | 'accent'
}

const skipped: BadgeProps = { label: 'Skipped', icon: 'icon-copy', tone: 'warning' }
const notImported: BadgeProps = { label: 'Not imported', icon: 'icon-x', tone: 'danger' }

/** The verdict of a row before its import runs, and its result afterwards. */
export function VerdictBadge({ row, state }: { row: ImportRow; state: ImportRecord['state'] }) {
  const { label, icon, tone } = badgeOf(row, state)
  return (
    <Badge tone={tone} className={`${icon} gap-1.5 whitespace-nowrap before:size-3.5`}>
      {label}
    </Badge>
  )
}

function badgeOf(
  { verdict, recordId, reason, chosen }: ImportRow,
  state: ImportRecord['state'],
): BadgeProps {
  if (state === 'checked') return checked[verdict]
  if (verdict === 'duplicate') return skipped
  if (verdict === 'error') return notImported
  if (verdict === 'update' && !chosen) return { label: 'Not chosen', icon: 'icon-x', tone: 'plain' }
  if (recordId === null) return { label: 'Waiting', icon: 'icon-clock', tone: 'plain' }
  const written = verdict === 'update' ? 'Updated' : 'Created'
  if (state !== 'undone') return { label: written, icon: 'icon-check', tone: 'success' }
  // An undo stores the reason of each row whose record was kept.
  if (reason !== null) return { label: 'Kept', icon: 'icon-check', tone: 'warning' }
  return { label: 'Taken back', icon: 'icon-undo-2', tone: 'plain' }
}

const checked: Record<ImportRow['verdict'], BadgeProps> = {
  create: { label: Verdicts.labels.create, icon: 'icon-plus', tone: 'success' },
  update: { label: Verdicts.labels.update, icon: 'icon-refresh-cw', tone: 'accent' },
  duplicate: { label: Verdicts.labels.duplicate, icon: 'icon-copy', tone: 'warning' },
  error: { label: Verdicts.labels.error, icon: 'icon-x', tone: 'danger' },
}
