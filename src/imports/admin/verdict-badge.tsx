import { Badge } from '../../ui/badge.tsx'
import { type ImportRecord, type ImportRow, Verdicts } from '../rules.ts'

type Told = { label: string; icon: string; tone: 'success' | 'warning' | 'danger' | 'plain' }

const skipped: Told = { label: 'Skipped', icon: 'icon-copy', tone: 'warning' }
const left: Told = { label: 'Not imported', icon: 'icon-x', tone: 'danger' }

/** What comes of a row, or what came of it. */
export function VerdictBadge({ row, state }: { row: ImportRow; state: ImportRecord['state'] }) {
  const { label, icon, tone } = toldOf(row, state)
  return (
    <Badge tone={tone} className={`${icon} gap-1.5 whitespace-nowrap before:size-3.5`}>
      {label}
    </Badge>
  )
}

function toldOf({ verdict, recordId, why }: ImportRow, state: ImportRecord['state']): Told {
  if (state === 'checked') return checked[verdict]
  if (verdict === 'duplicate') return skipped
  if (verdict === 'error') return left
  if (recordId === null) return { label: 'Waiting', icon: 'icon-clock', tone: 'plain' }
  if (state !== 'undone') return { label: 'Created', icon: 'icon-check', tone: 'success' }
  // An undo says of a row why its record was kept.
  if (why !== null) return { label: 'Kept', icon: 'icon-check', tone: 'warning' }
  return { label: 'Taken back', icon: 'icon-undo-2', tone: 'plain' }
}

const checked: Record<ImportRow['verdict'], Told> = {
  create: { label: Verdicts.labels.create, icon: 'icon-plus', tone: 'success' },
  duplicate: { label: Verdicts.labels.duplicate, icon: 'icon-copy', tone: 'warning' },
  error: { label: Verdicts.labels.error, icon: 'icon-x', tone: 'danger' },
}
