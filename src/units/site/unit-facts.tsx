import { counted } from '../../shared/counted.ts'
import { formatSqm } from '../../shared/money.ts'
import { classNames } from '../../ui/class-names.ts'
import type { UnitDocument } from '../rules.ts'
import { floorText } from './floor-text.ts'

/** Bedrooms, bathrooms, size and floor in one line. */
export function UnitFacts({
  unit,
  className,
}: {
  unit: Pick<UnitDocument, 'bedrooms' | 'bathrooms' | 'size' | 'floor'>
  className?: string
}) {
  const { bedrooms, bathrooms, size, floor } = unit
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-y-1 text-ink-2 tabular-nums *:inline-flex *:items-center *:gap-1.5',
        className,
      )}
    >
      <li className="icon-bed-double">{bedrooms === 0 ? 'Studio' : counted(bedrooms, 'bed')}</li>
      <li className="icon-bath">{counted(bathrooms, 'bath')}</li>
      <li className="icon-scan">{formatSqm(size)}</li>
      {floor !== null && <li>{floorText(floor)}</li>}
    </ul>
  )
}
