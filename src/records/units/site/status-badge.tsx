import { Badge } from '../../../ui/badge.tsx'
import { useTexts } from '../../../ui/language.tsx'
import type { PublicUnit } from '../rules/unit.ts'
import { unitTexts } from '../rules/words/unit-texts.ts'

/** A unit's status as visitors see it: Available or Reserved. */
export function StatusBadge({
  status,
  className = '',
}: {
  status: PublicUnit['status']
  className?: string
}) {
  const texts = useTexts(unitTexts)
  return status === 'available' ? (
    <Badge tone="success" className={className}>
      {texts.available}
    </Badge>
  ) : (
    <Badge tone="warning" className={className}>
      {texts.reserved}
    </Badge>
  )
}
