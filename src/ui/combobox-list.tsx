import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FloatList } from './float-list.tsx'
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
  const numbered = new Map(options.map((option, i) => [option, i]))
  const row = (option: GroupedOption) => (
    <Row key={option.value} {...props} option={option} i={numbered.get(option) ?? 0} />
  )
  return (
    <FloatList
      {...{ id, label, busy }}
      status={
        busy
          ? 'Searching...'
          : `${options.length} found${options.length > 0 ? `, ${options[active]?.label}` : ''}`
      }
      note={options.length === 0 && (busy ? 'Searching...' : nothingFound)}
    >
      {isGrouped
        ? groupOptions(options).map((group) =>
            group.name === '' ? (
              group.options.map(row)
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a listbox holds groups, not fieldsets
              <div key={group.name} role="group" aria-label={group.name}>
                <p aria-hidden="true" className="px-2.5 pt-3 pb-1 text-sm font-medium text-ink-3">
                  {group.name}
                </p>
                {group.options.map(row)}
              </div>
            ),
          )
        : options.map(row)}
    </FloatList>
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
      <span className={classNames('max-w-full flex-none truncate', isChosen && 'font-strong')}>
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
