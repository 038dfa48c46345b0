import { __iconData as bath } from 'lucide-react/icons/bath'
import { __iconData as bed } from 'lucide-react/icons/bed-double'
import { __iconData as scan } from 'lucide-react/icons/scan'
import { formatSqm } from '../../shared/money.ts'
import { stillIcon } from '../../ui/still-icon.tsx'
import type { UnitDocument } from '../rules.ts'

const Bed = stillIcon(bed)
const Bath = stillIcon(bath)
const Size = stillIcon(scan)

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
        <Bed size={18} />
        {bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bed')}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Bath size={18} />
        {counted(bathrooms, 'bath')}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Size size={18} />
        {formatSqm(size)}
      </li>
    </ul>
  )
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count > 1 ? 's' : ''}`
}
