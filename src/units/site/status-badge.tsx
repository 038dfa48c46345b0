import { Badge } from '../../ui/badge.tsx'
import type { UnitDocument } from '../rules.ts'

/** A unit's state as visitors know it: Available, or Reserved. */
export function StatusBadge({
  status,
  className = '',
}: {
  status: UnitDocument['status']
  className?: string
}) {
  return status === 'available' ? (
    <Badge tone="success" className={className}>
      Available
    </Badge>
  ) : (
    <Badge tone="warning" className={className}>
      Reserved
    </Badge>
  )
}
