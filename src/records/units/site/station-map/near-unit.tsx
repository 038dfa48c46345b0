import type { ReactNode } from 'react'
import { Photo } from '../../../../city/media/site/photo.tsx'
import { counted } from '../../../../shared/counted.ts'
import { textsIn } from '../../../../shared/language.ts'
import { formatSqm } from '../../../../shared/money.ts'
import { unitPath } from '../../../../shared/paths.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import type { ListedUnit } from '../../rules/around.ts'
import { unitTexts } from '../../rules/words/unit-texts.ts'
import { bedroomsText } from '../format-bedrooms.ts'
import { priceLines } from '../unit-price.ts'

/** A unit in the list beside a map. */
export function NearUnitRow({
  home,
  isHighlighted,
  onHighlight,
  children,
  below,
}: {
  home: ListedUnit
  /** Whether it is highlighted, by pointing at it or at its mark on the map. */
  isHighlighted: boolean
  onHighlight: (projectId: number | null) => void
  /** `children` is a line beside the photo, `below` is beneath both. */
  children?: ReactNode
  below?: ReactNode
}) {
  const { projectName, unitNumber, bedrooms, bathrooms, size } = home
  const language = useLanguage()
  const [figure, ...others] = priceLines(home, undefined, language)
  const facts = [
    bedroomsText(bedrooms, language),
    counted(bathrooms, 'bath', language),
    formatSqm(size, language),
  ]
  return (
    <a
      href={unitPath(home.id)}
      data-project={home.projectId}
      onPointerEnter={() => onHighlight(home.projectId)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(home.projectId)}
      onBlur={() => onHighlight(null)}
      className={`grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3.5 border-b border-line px-4 py-2.5 text-sm focus-visible:-outline-offset-2 ${isHighlighted ? 'bg-accent-wash shadow-[inset_3px_0_var(--color-accent)]' : ''}`}
    >
      <span className="relative h-19.5 overflow-hidden rounded-control bg-wash">
        <Photo image={home.image} alt="" size="thumb" />
      </span>
      <span className="grid min-w-0">
        <span className="text-ink-2 tabular-nums">
          <b className="mr-2 text-base leading-[1.4] font-strong text-ink">{figure}</b>
          {others.join(' · ')}
        </span>
        <span className="wrap-anywhere">{`${projectName} · ${textsIn(language, unitTexts).number(unitNumber)}`}</span>
        <span className="text-ink-2 tabular-nums">{facts.join(' · ')}</span>
        {children}
      </span>
      {below && <div className="col-span-2 grid gap-1.5">{below}</div>}
    </a>
  )
}
