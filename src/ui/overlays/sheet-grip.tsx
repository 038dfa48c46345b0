import { useTexts } from '../language.tsx'
import { classNames } from '../style/class-names.ts'
import { higher, lower, type SheetHeight } from './sheet-heights.ts'
import { sheetTexts } from './sheet-texts.ts'

/** The grip of a bottom sheet. A click raises the sheet, from the top back to the lowest height; arrow keys move it by one height. */
export function SheetGrip({
  height,
  onHeight,
  className,
}: {
  height: SheetHeight
  onHeight: (height: SheetHeight) => void
  className?: string
}) {
  const texts = useTexts(sheetTexts)
  return (
    <button
      type="button"
      data-grip
      aria-expanded={height !== 'peek'}
      aria-label={height === 'full' ? texts.lower : texts.raise}
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
