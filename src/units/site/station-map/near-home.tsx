import type { ReactNode } from 'react'
import { Photo } from '../../../media/site/photo.tsx'
import { formatSqm } from '../../../shared/money.ts'
import { unitPath } from '../../../shared/paths.ts'
import type { ListedHome } from '../../around-rules.ts'
import { priceLines } from '../unit-price.ts'

/** A home in a list beside a map. */
export function NearHomeRow({
  home,
  isHot,
  onHot,
  children,
  below,
}: {
  home: ListedHome
  /** Whether it, or its mark on the map, is pointed at. */
  isHot: boolean
  onHot: (projectId: number | null) => void
  /** A line of its own, beside the photo; more stands beneath it. */
  children?: ReactNode
  below?: ReactNode
}) {
  const { projectName, unitNumber, bedrooms, bathrooms, size } = home
  const [figure, ...others] = priceLines(home)
  const facts = [
    bedrooms === 0 ? 'Studio' : `${bedrooms} ${bedrooms === 1 ? 'bed' : 'beds'}`,
    `${bathrooms} ${bathrooms === 1 ? 'bath' : 'baths'}`,
    formatSqm(size),
  ]
  return (
    <a
      href={unitPath(home.id)}
      data-project={home.projectId}
      onPointerEnter={() => onHot(home.projectId)}
      onPointerLeave={() => onHot(null)}
      onFocus={() => onHot(home.projectId)}
      onBlur={() => onHot(null)}
      className={`grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3.5 border-b border-line px-4 py-2.5 text-sm focus-visible:-outline-offset-2 ${isHot ? 'bg-accent-wash shadow-[inset_3px_0_var(--color-accent)]' : ''}`}
    >
      <span className="relative h-19.5 overflow-hidden rounded-control bg-wash">
        <Photo image={home.image} alt="" size="thumb" />
      </span>
      <span className="grid min-w-0">
        <span className="text-ink-2 tabular-nums">
          <b className="mr-2 text-base leading-[1.4] font-strong text-ink">{figure}</b>
          {others.join(' · ')}
        </span>
        <span className="truncate">{`${projectName} · Unit ${unitNumber}`}</span>
        <span className="text-ink-2 tabular-nums">{facts.join(' · ')}</span>
        {children}
      </span>
      {below && <div className="col-span-2 grid gap-1.5">{below}</div>}
    </a>
  )
}
