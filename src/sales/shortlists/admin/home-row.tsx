import { Photo } from '../../../city/media/site/photo.tsx'
import { StationWalk } from '../../../city/places/site/station-walk.tsx'
import type { UnitSearch } from '../../../records/units/rules/search.ts'
import type { UnitRecord } from '../../../records/units/rules/unit.ts'
import { bedroomsText } from '../../../records/units/site/format-bedrooms.ts'
import { priceLines } from '../../../records/units/site/unit-price.ts'
import { counted } from '../../../shared/counted.ts'
import { formatSqm } from '../../../shared/money.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { moveFocusFrom } from '../../../ui/overlays/move-focus.ts'
import { useReordered } from '../../../ui/reorder.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { shortlistTexts } from './shortlist-texts.ts'
import { homeName } from './use-chosen-homes.ts'

/** One home of the list. */
export function HomeRow({
  unit,
  index,
  count,
  hintId,
  searchedType,
  onMove,
  onLeaveOut,
}: {
  unit: UnitRecord
  index: number
  count: number
  /** The id of the instructions for moving it. */
  hintId: string
  searchedType: UnitSearch['listingType']
  onMove: (from: number, to: number) => void
  onLeaveOut: () => void
}) {
  const language = useLanguage()
  const { ref, handleRef, isDragging, onKeyDown } = useReordered({
    id: unit.id,
    index,
    count,
    onMove,
  })
  const { project, unitNumber } = unit
  const [price] = priceLines(unit, searchedType, language)

  return (
    <li
      ref={ref}
      className={classNames(
        'flex items-center gap-2.5 border-b border-line bg-card py-2 pr-1.5 pl-1.5 last:border-b-0',
        isDragging && 'shadow-float outline-2 outline-accent',
      )}
    >
      {count > 1 && (
        <button
          type="button"
          ref={handleRef}
          aria-label={shortlistTexts.move(unitNumber)}
          aria-describedby={hintId}
          onKeyDown={onKeyDown}
          className="grid size-(--press) flex-none cursor-grab touch-none place-items-center rounded-control text-ink-2 hover:bg-hov active:cursor-grabbing"
        >
          <span className="icon-grip-vertical before:size-4" />
        </button>
      )}
      <span
        className={classNames(
          'h-10.5 w-14 flex-none overflow-hidden rounded-control',
          count < 2 && 'ml-1.5',
        )}
      >
        <Photo image={unit.images[0] ?? project.images[0] ?? null} alt="" size="thumb" />
      </span>
      <span className="grid min-w-0 flex-1 grid-cols-1">
        <b className="truncate font-medium" title={homeName(unit)}>
          {homeName(unit)}
        </b>
        <span className="truncate text-ink-2 tabular-nums sm:hidden">{price}</span>
        <span className="truncate text-ink-2 tabular-nums max-sm:hidden">
          {[
            bedroomsText(unit.bedrooms, language),
            counted(unit.bathrooms, 'bath', language),
            formatSqm(unit.size, language),
          ].join(' · ')}
        </span>
      </span>
      <span className="grid max-w-[45%] min-w-0 flex-none grid-cols-1 justify-items-end max-sm:hidden">
        <b className="font-medium tabular-nums">{price}</b>
        <span className="max-w-full text-ink-2">
          <StationWalk station={project.nearestStation} metres={project.distanceToStation} short />
        </span>
      </span>
      <IconButton
        label={shortlistTexts.leaveOut(unitNumber)}
        onClick={({ currentTarget }) => {
          const row = currentTarget.closest('li')
          if (row) moveFocusFrom(row)
          onLeaveOut()
        }}
      >
        <span className="icon-x before:size-4" />
      </IconButton>
    </li>
  )
}
