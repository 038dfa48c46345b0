import type { ComponentProps, ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '../../shared/money.ts'
import { Menu } from '../overlays/menu.tsx'
import { classNames } from '../style/class-names.ts'
import { useNarrow } from '../style/use-narrow.ts'

const look =
  'inline-flex min-h-(--press) flex-none items-center gap-1.5 rounded-control px-2.5 font-medium whitespace-nowrap outline-offset-0 hover:bg-paper/16 focus-visible:outline-paper aria-expanded:bg-paper/16'

/** The actions for the selected rows, in the left of the list's footer. */
export function BulkBar({
  count,
  matching,
  onChooseAll,
  onClear,
  children,
}: {
  count: number
  /** The number of rows that match the filters. */
  matching: number
  /** Selects all of them; omitted when not possible. */
  onChooseAll?: () => void
  onClear: () => void
  children: ReactNode
}) {
  const isNarrow = useNarrow()
  const bar = count > 0 && (
    <div
      role="toolbar"
      aria-label="The selected rows"
      className="flex min-h-11 max-w-full flex-wrap items-center gap-1 rounded-card bg-ink py-1 pr-1.5 pl-3.5 text-paper max-md:contents"
    >
      <div className="contents max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:z-30 max-md:flex max-md:h-14 max-md:items-center max-md:gap-2 max-md:border-b max-md:border-line max-md:bg-paper max-md:px-2 max-md:text-ink">
        <b className="flex-none font-medium tabular-nums max-md:order-2 max-md:flex-1 max-md:text-lg max-md:font-strong">
          {formatNumber(count)} selected
        </b>
        {onChooseAll && count < matching && (
          <button
            type="button"
            onClick={onChooseAll}
            className={classNames(look, 'max-md:order-3 max-md:hover:bg-hov')}
          >
            Select all {formatNumber(matching)}
            <span className="sr-only"> that match</span>
          </button>
        )}
        <Divider />
        <button
          type="button"
          aria-label="Select none"
          onClick={onClear}
          className={classNames(
            look,
            'icon-x before:size-4 md:order-last max-md:order-1 max-md:hover:bg-hov max-md:before:size-5',
          )}
        />
      </div>
      <div className="contents max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:flex max-md:min-h-16 max-md:bg-ink max-md:px-1 max-md:py-1.5 max-md:text-paper max-md:*:flex-1">
        {children}
      </div>
    </div>
  )
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 && `${formatNumber(count)} selected`}
      </p>
      {/* On a phone its halves are above everything, at the top and at the thumb. */}
      {bar && isNarrow ? createPortal(bar, document.querySelector('main') ?? document.body) : bar}
    </>
  )
}

/** Between groups of actions on a wide screen. */
export function Divider() {
  return <span aria-hidden="true" className="mx-1 h-5.5 w-px flex-none bg-paper/28 max-md:hidden" />
}

const actionLook = classNames(
  look,
  'max-md:min-h-12 max-md:min-w-0 max-md:flex-auto max-md:flex-col max-md:justify-center max-md:gap-0.5 max-md:px-0.5 max-md:text-sm',
)

/**
 * An action for the selected rows, or with `opens` the button of a menu of them. `icon` is a class: `icon-trash`;
 * `short` is its label on a phone.
 */
export function BulkAction({
  icon,
  label,
  short = label,
  opens = false,
  ...rest
}: { icon: string; label: string; short?: string; opens?: boolean } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} {...rest} className={actionLook}>
      <BulkFace {...{ icon, label, short, opens }} />
    </button>
  )
}

/** A menu of actions for the selected rows. */
export function BulkMenu({
  items,
  ...action
}: Pick<ComponentProps<typeof BulkAction>, 'icon' | 'label' | 'short'> &
  Pick<ComponentProps<typeof Menu>, 'items'>) {
  return <Menu label={action.label} items={items} trigger={<BulkAction {...action} opens />} />
}

/** A download for the selected rows. */
export function BulkLink({
  icon,
  label,
  ...rest
}: { icon: string; label: string } & ComponentProps<'a'>) {
  return (
    <a {...rest} className={actionLook}>
      <BulkFace {...{ icon, label }} />
    </a>
  )
}

function BulkFace({
  icon,
  label,
  short = label,
  opens = false,
}: {
  icon: string
  label: string
  short?: string
  opens?: boolean
}) {
  return (
    <>
      <span className={`before:size-4 max-md:before:size-5 ${icon}`} />
      <span className="max-md:hidden">{label}</span>
      <span className="md:hidden">{short}</span>
      {opens && <span className="icon-chevron-up before:size-3.5 max-md:hidden" />}
    </>
  )
}
