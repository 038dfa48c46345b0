import { classNames } from './class-names.ts'
import { higher, lower, type SheetHeight } from './sheet-heights.ts'

/** What a sheet is dragged by; a press raises it, from the top it goes back to the first height, and so do the arrow keys step by step. */
export function SheetGrip({
  height,
  onHeight,
  className,
}: {
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
  className?: string
}) {
  return (
    <button
      type="button"
      data-grip
      aria-expanded={height !== 'peek'}
      aria-label={height === 'full' ? 'Lower the list' : 'Raise the list'}
      onClick={() => onHeight(higher(height))}
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') onHeight(height === 'full' ? height : higher(height))
        else if (event.key === 'ArrowDown') onHeight(lower(height) ?? height)
        else return
        event.preventDefault()
      }}
      className={classNames(
        'grid h-6 flex-none cursor-grab touch-none place-items-center before:h-1 before:w-11 before:rounded-full before:bg-field focus-visible:-outline-offset-2',
        className,
      )}
    />
  )
}
