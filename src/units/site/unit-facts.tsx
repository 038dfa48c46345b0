import Bath from 'lucide-react/icons/bath'
import BedDouble from 'lucide-react/icons/bed-double'
import Scan from 'lucide-react/icons/scan'
import { formatSqm } from '../../shared/money.ts'
import type { UnitDocument } from '../rules.ts'

/** Bedrooms, bathrooms and size in one line. */
export function UnitFacts({
  unit,
}: {
  unit: Pick<UnitDocument, 'bedrooms' | 'bathrooms' | 'size'>
}) {
  const { bedrooms, bathrooms, size } = unit
  return (
    <ul className="flex flex-wrap gap-x-4.5 gap-y-1 text-ink-2 tabular-nums">
      <li className="inline-flex items-center gap-1.5">
        <BedDouble size={18} aria-hidden="true" />
        {bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bed')}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Bath size={18} aria-hidden="true" />
        {counted(bathrooms, 'bath')}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Scan size={18} aria-hidden="true" />
        {formatSqm(size)}
      </li>
    </ul>
  )
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`
}
