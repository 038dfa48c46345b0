import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import type { MenuItem } from '../../../../ui/overlays/menu.tsx'
import { Menu } from '../../../../ui/overlays/menu.tsx'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import type { Neighbours } from './use-neighbours.ts'

/** The head of a unit's sheet: its name, its place in the list, the units beside it; on a phone a bar with a menu. */
export function UnitHeader({
  title,
  description,
  neighbours: { place, previous, next },
  menu,
  onClose,
}: {
  title: string
  description: string
  neighbours: Neighbours
  /** The further actions on a phone. */
  menu: readonly MenuItem[]
  onClose: () => void
}) {
  const isNarrow = useNarrow()
  if (isNarrow) {
    return (
      <header className="flex h-13 flex-none items-center gap-0.5 border-b border-line px-1">
        <IconButton label="Close" onClick={onClose}>
          <span className="icon-arrow-left before:size-5" />
        </IconButton>
        <span className="text-ink-2 tabular-nums">{place}</span>
        <span className="ml-auto flex">
          <IconButton
            label="Previous unit"
            disabled={!previous}
            onClick={() => previous?.()}
            className="disabled:opacity-40"
          >
            <span className="icon-chevron-up before:size-5" />
          </IconButton>
          <IconButton
            label="Next unit"
            disabled={!next}
            onClick={() => next?.()}
            className="disabled:opacity-40"
          >
            <span className="icon-chevron-down before:size-5" />
          </IconButton>
          {menu.length > 0 && <Menu label="Further actions" items={menu} />}
        </span>
      </header>
    )
  }
  return (
    <header className="flex flex-none items-start gap-4 border-b border-line py-3 pr-4 pl-6">
      <div className="grid min-w-0 flex-1">
        <p aria-hidden="true" className="wrap-anywhere text-xl font-strong">
          {title}
        </p>
        <p className="text-ink-2">{description}</p>
      </div>
      <span className="flex flex-none items-center gap-1.5">
        {place && <span className="mr-2 text-ink-2 tabular-nums">{place}</span>}
        <Step label="Previous unit" icon="icon-chevron-up" letter="K" onPress={previous} />
        <Step label="Next unit" icon="icon-chevron-down" letter="J" onPress={next} />
        <IconButton label="Close" onClick={onClose} className="ml-1.5">
          <span className="icon-x before:size-5" />
        </IconButton>
      </span>
    </header>
  )
}

function Step({
  label,
  icon,
  letter,
  onPress,
}: {
  label: string
  icon: string
  letter: string
  onPress: (() => void) | null
}) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      aria-keyshortcuts={letter}
      disabled={!onPress}
      onClick={() => onPress?.()}
      className="gap-1.5 px-2!"
    >
      <span className={`before:size-4 ${icon}`} />
      <kbd className="rounded-[5px] border border-line px-1.5 font-sans text-ink-3">{letter}</kbd>
    </Button>
  )
}
