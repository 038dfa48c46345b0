import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import type { Option } from './match-options.ts'

/**
 * An option under a heading of the whole list, with a small picture of its kind. A shortcut stands in its
 * place as well; a plain select, which can have each value once, leaves it out.
 */
export type GroupedOption = Option & { group?: string; mark?: ReactNode; isShortcut?: boolean }

/** The options under their headings, in the order they come. */
export function groupOptions(
  options: readonly GroupedOption[],
): { name: string; options: GroupedOption[] }[] {
  const groups = Map.groupBy(options, ({ group = '' }) => group)
  return [...groups].map(([name, members]) => ({ name, options: members }))
}

const HEIGHT = 300

type Props = {
  id: string
  label: string
  options: readonly GroupedOption[]
  active: number
  value: string
  isGrouped: boolean
  busy: boolean
  nothingFound: string
  onChoose: (option: GroupedOption) => void
}

/** The list under the box; above it where there is no room below. The focus stays in the box. */
export function ComboboxList(props: Props) {
  const { id, label, options, active, isGrouped, busy, nothingFound } = props
  const place = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    place.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })

  const numbered = new Map(options.map((option, i) => [option, i]))
  const row = (option: GroupedOption) => (
    <Row key={option.value} {...props} option={option} i={numbered.get(option) ?? 0} />
  )
  return (
    <div
      ref={(element) => {
        place.current = element
        if (element) turnUp(element)
      }}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-75 overflow-y-auto overscroll-contain rounded-card border border-line bg-card p-1 shadow-float data-up:top-auto data-up:bottom-full data-up:mb-1"
    >
      <div role="listbox" id={id} aria-label={label} aria-busy={busy} tabIndex={-1}>
        {isGrouped
          ? groupOptions(options).map((group) =>
              group.name === '' ? (
                group.options.map(row)
              ) : (
                // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
                <div key={group.name} role="group" aria-label={group.name}>
                  <p aria-hidden="true" className="px-2.5 pt-3 pb-1 text-sm font-[560] text-ink-3">
                    {group.name}
                  </p>
                  {group.options.map(row)}
                </div>
              ),
            )
          : options.map(row)}
      </div>
      {options.length === 0 && (
        <div className="px-2.5 py-3 text-sm text-ink-2">{busy ? 'Searching...' : nothingFound}</div>
      )}
      <p role="status" className="sr-only">
        {busy ? 'Searching...' : `${options.length} found`}
        {!busy && options.length > 0 && `, ${options[active]?.label}`}
      </p>
    </div>
  )
}

function Row({
  id,
  option,
  i,
  active,
  value,
  isGrouped,
  onChoose,
}: Props & { option: GroupedOption; i: number }) {
  const isChosen = option.value === value
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
    <div
      role="option"
      id={`${id}-${i}`}
      aria-selected={isChosen}
      data-active={i === active || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-sm hover:bg-hov data-active:bg-accent-wash"
    >
      {option.mark}
      <span className={classNames('max-w-full flex-none truncate', isChosen && 'font-[620]')}>
        {option.label}
      </span>
      {!isGrouped && option.note && (
        <span className="ml-auto min-w-0 truncate text-ink-2">{option.note}</span>
      )}
      {isGrouped && isChosen && (
        <span className="icon-check before:size-4 ml-auto flex-none text-accent" />
      )}
    </div>
  )
}

function turnUp(list: HTMLElement): void {
  const box = list.parentElement?.getBoundingClientRect()
  if (!box) return
  const below = innerHeight - box.bottom
  list.toggleAttribute('data-up', below < HEIGHT && box.top > below)
}
