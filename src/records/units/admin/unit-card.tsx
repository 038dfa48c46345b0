import type { ReactNode } from 'react'
import { StationWalk } from '../../../city/places/site/station-walk.tsx'
import { phoneLink } from '../../../shared/contact-links.ts'
import { formatSqm } from '../../../shared/money.ts'
import { useLanguage } from '../../../ui/language.tsx'
import type { UnitRecord } from '../rules/unit.ts'
import { priceLines } from '../site/unit-price.ts'
import { homeLine } from './home-line.ts'
import { PriceCell } from './price-cell.tsx'
import { StatusMenu } from './status-menu.tsx'
import { type RowActions, statusNote, UnitThumb } from './unit-columns.tsx'

/** A unit as a card, for narrow screens. */
export function UnitCard({
  unit,
  isFirst,
  onStatus,
  pricing,
  isSelecting,
  menu,
}: {
  unit: UnitRecord
  isFirst: boolean
  /** Whether cards are being selected: the actions of one are hidden. */
  isSelecting: boolean
  menu: ReactNode
} & RowActions) {
  const language = useLanguage()
  const { unitNumber, project, size, ownerContact } = unit
  const [, other] = priceLines(unit, undefined, language)
  return (
    <span className="grid min-w-0 grid-cols-1 gap-3">
      <span className="flex min-w-0 gap-3.5">
        <UnitThumb
          unit={unit}
          className="h-21 w-28 max-[22rem]:h-15 max-[22rem]:w-20"
          isFirst={isFirst}
        />
        <span className="grid min-w-0 flex-1 grid-cols-1 content-start gap-0.5">
          <span className="flex min-w-0 flex-wrap justify-between gap-x-3 text-base font-medium">
            <span className="truncate">{unitNumber}</span>
            <span className="-my-2 min-w-0 tabular-nums wrap-anywhere">
              <PriceCell unit={unit} editing={pricing} short />
            </span>
          </span>
          <span className="truncate font-medium" title={project.name}>
            {project.name}
          </span>
          <span className="truncate text-ink-2">{`${homeLine(unit, language)} · ${formatSqm(size, language)}`}</span>
          <StationWalk station={project.nearestStation} metres={project.distanceToStation} short />
          {other && <span className="truncate text-ink-2">or {other}</span>}
        </span>
      </span>
      {!isSelecting && (
        <span className="-mx-3 -mb-3 flex items-center gap-2.5 border-t border-line p-3 pr-1.5">
          <StatusMenu unit={unit} onChange={(status, lease) => onStatus(unit, status, lease)} />
          <span className="line-clamp-2 min-w-0 flex-1 leading-tight text-ink-2">
            {statusNote(unit, language)}
          </span>
          {ownerContact?.phone && (
            <a
              href={phoneLink(ownerContact.phone)}
              aria-label={`Call ${ownerContact.name}`}
              className="grid size-11 flex-none place-items-center rounded-control border border-line"
            >
              <span className="icon-phone before:size-4.5" />
            </a>
          )}
          {menu}
        </span>
      )}
    </span>
  )
}
