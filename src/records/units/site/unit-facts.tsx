import { counted } from '../../../shared/counted.ts'
import { formatSqm } from '../../../shared/money.ts'
import { useLanguage } from '../../../ui/language.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import type { PublicUnit } from '../rules/unit.ts'
import { bedroomsText } from './format-bedrooms.ts'
import { floorText } from './format-floor.ts'

/** Bedrooms, bathrooms, size and floor in one line. */
export function UnitFacts({
  unit,
  className,
}: {
  unit: Pick<PublicUnit, 'bedrooms' | 'bathrooms' | 'size' | 'floor'>
  className?: string
}) {
  const language = useLanguage()
  const { bedrooms, bathrooms, size, floor } = unit
  return (
    <ul
      className={classNames(
        'flex flex-wrap gap-y-1 text-ink-2 tabular-nums *:inline-flex *:items-center *:gap-1.5',
        className,
      )}
    >
      <li className="icon-bed-double">{bedroomsText(bedrooms, language)}</li>
      <li className="icon-bath">{counted(bathrooms, 'bath', language)}</li>
      <li className="icon-scan">{formatSqm(size, language)}</li>
      {floor !== null && <li>{floorText(floor, language)}</li>}
    </ul>
  )
}
