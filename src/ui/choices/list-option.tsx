import type { ReactNode, Ref } from 'react'
import { classNames } from '../style/class-names.ts'

/**
 * An option of the open list under an input (`combobox-box.tsx`). The focus stays in the input, which handles the
 * keys by `arrowStep` and names the active option by the id of the list and its index.
 */
export function ListOption({
  ref,
  listId,
  index,
  isActive,
  isSelected = isActive,
  onChoose,
  className,
  children,
}: {
  ref?: Ref<HTMLDivElement>
  listId: string
  index: number
  isActive: boolean
  /** Whether it is chosen; by default the active one counts as such. */
  isSelected?: boolean
  onChoose: () => void
  className?: string | undefined
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles keys
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the input
    <div
      ref={ref}
      role="option"
      id={`${listId}-${index}`}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex cursor-pointer items-center rounded-control hover:bg-hov data-active:bg-accent-wash',
        className,
      )}
    >
      {children}
    </div>
  )
}
