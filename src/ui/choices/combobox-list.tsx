import { type GroupedOption, groupOptions } from '../fields/grouped-options.ts'
import { useTexts } from '../language.tsx'
import { FloatingList } from '../overlays/floating-list.tsx'
import { classNames } from '../style/class-names.ts'
import { choiceTexts } from './choice-texts.ts'
import { ListOption } from './list-option.tsx'

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

/** The floating list of options. The focus stays in the input. */
export function ComboboxList(props: Props) {
  const { id, label, options, active, isGrouped, busy, nothingFound } = props
  const texts = useTexts(choiceTexts)
  const numbered = new Map(options.map((option, i) => [option, i]))
  const row = (option: GroupedOption) => (
    <Row key={option.value} {...props} option={option} i={numbered.get(option) ?? 0} />
  )
  return (
    <FloatingList
      {...{ id, label, busy }}
      status={busy ? texts.searching : texts.found(options.length, options[active]?.label ?? '')}
      note={options.length === 0 && (busy ? texts.searching : nothingFound)}
    >
      {isGrouped
        ? groupOptions(options).map((group) =>
            group.name === '' ? (
              group.options.map(row)
            ) : (
              // biome-ignore lint/a11y/useSemanticElements: a listbox contains groups, not fieldsets
              <div key={group.name} role="group" aria-label={group.name}>
                <p aria-hidden="true" className="px-2.5 pt-3 pb-1 text-sm font-medium text-ink-3">
                  {group.name}
                </p>
                {group.options.map(row)}
              </div>
            ),
          )
        : options.map(row)}
    </FloatingList>
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
    <ListOption
      listId={id}
      index={i}
      isActive={i === active}
      isSelected={isChosen}
      onChoose={() => onChoose(option)}
      className="min-h-9 gap-2.5 px-2.5 py-1.5 text-sm"
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
    </ListOption>
  )
}
