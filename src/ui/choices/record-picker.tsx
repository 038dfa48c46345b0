import { type ReactNode, type Ref, useId } from 'react'
import { Field, type Labelled } from '../fields/field.tsx'
import { IconButton } from '../icon-button.tsx'
import { FloatingList } from '../overlays/floating-list.tsx'
import { Avatar } from '../pictures/avatar.tsx'
import { classNames } from '../style/class-names.ts'
import { ComboboxBox } from './combobox-box.tsx'
import { ListOption } from './list-option.tsx'
import { matchParts } from './match-parts.ts'
import { type PickerRow, useRecordPicker } from './use-record-picker.ts'

/** A chosen record with its label. */
export type Picked = { id: number; label: string; note?: string | null }

/** A record to choose; `end` is shown at the end of its row. */
export type PickOption = Picked & { end?: ReactNode }

export type RecordPickerProps = Labelled & {
  name?: string
  value: Picked | null
  onChange: (value: Picked | null) => void
  onBlur?: () => void
  /** The records that match the last query, best first. */
  options: readonly PickOption[]
  /** Whether they are loading. */
  busy?: boolean
  /** Called while typing, from two characters. */
  onSearch: (query: string) => void
  /** The kinds of record that can be created from an unknown name; `as` names the kind. */
  creates?: readonly { id: string; as?: string }[]
  onCreate?: (query: string, id: string) => void
  placeholder?: string
  required?: boolean
  disabled?: boolean
  ref?: Ref<HTMLInputElement>
}

/** A choice of one record among thousands: searched on the server, or created by its name. */
export function RecordPicker(props: RecordPickerProps) {
  const {
    label,
    hint,
    className,
    required = false,
    value,
    disabled,
    placeholder,
    busy,
    ref,
  } = props
  const listId = useId()
  const box = useRecordPicker(props)
  const error = box.error ?? props.error
  return (
    <Field {...{ label, hint, className, required, error }}>
      {(link) => (
        <div className="relative min-w-0">
          <ComboboxBox
            {...link}
            ref={ref}
            name={props.name}
            listId={box.isOpen ? listId : null}
            active={box.rows.length > 0 ? box.active : null}
            start={<span className="icon-search text-ink-3" />}
            end={
              box.typed === null &&
              value?.note && <span className="max-w-1/2 truncate text-ink-3">{value.note}</span>
            }
            required={required}
            disabled={disabled}
            placeholder={placeholder}
            value={box.typed ?? value?.label ?? ''}
            onClick={box.open}
            onBlur={box.leave}
            onChange={(event) => box.type(event.currentTarget.value)}
            onKeyDown={box.press}
          />
          {(value || box.text !== '') && !disabled && (
            <IconButton
              label={`Clear ${label}`}
              onClick={box.clear}
              className="absolute inset-y-0 right-0.5 my-auto"
            >
              <span className="icon-x before:size-4" />
            </IconButton>
          )}
          {box.isOpen && (
            <FloatingList
              id={listId}
              label={label}
              busy={busy ?? false}
              status={
                busy
                  ? 'Searching...'
                  : `${box.rows.length} result${box.rows.length === 1 ? '' : 's'}`
              }
              note={
                !box.rows.some((row) => 'picked' in row) &&
                (busy ? 'Searching...' : `No results for “${box.text}”.`)
              }
            >
              {box.rows.map((row, i) => (
                <Row
                  key={'picked' in row ? row.picked.id : row.create.id}
                  {...{ listId, index: i }}
                  isActive={i === box.active}
                  isFirstCreate={'create' in row && i > 0 && 'picked' in (box.rows[i - 1] ?? row)}
                  row={row}
                  text={box.text}
                  onChoose={() => box.choose(row)}
                />
              ))}
            </FloatingList>
          )}
        </div>
      )}
    </Field>
  )
}

function Row({
  listId,
  index,
  isActive,
  isFirstCreate,
  row,
  text,
  onChoose,
}: {
  listId: string
  index: number
  isActive: boolean
  isFirstCreate: boolean
  row: PickerRow
  text: string
  onChoose: () => void
}) {
  return (
    <ListOption
      {...{ listId, index, isActive, onChoose }}
      className={classNames(
        'min-h-11 gap-2.5 px-2.5 py-1 text-sm leading-[1.4]',
        isFirstCreate &&
          'relative mt-2 before:absolute before:inset-x-0 before:-top-1 before:h-px before:bg-line',
      )}
    >
      {'create' in row ? (
        <>
          <span className="icon-plus before:size-4 grid size-7 flex-none place-items-center rounded-full bg-hov text-ink-2" />
          <span className="min-w-0 truncate">
            Create <b className="font-medium">“{text}”</b>
            {row.create.as && ` as ${row.create.as}`}
          </span>
        </>
      ) : (
        <>
          <Avatar name={row.picked.label} />
          <span className="grid min-w-0 flex-1">
            <span className="truncate font-medium">
              <HighlightedMatch text={row.picked.label} query={text} />
            </span>
            {row.picked.note && (
              <span className="truncate text-ink-2">
                <HighlightedMatch text={row.picked.note} query={text} />
              </span>
            )}
          </span>
          {row.picked.end}
        </>
      )}
    </ListOption>
  )
}

function HighlightedMatch({ text, query }: { text: string; query: string }) {
  const [before, match, after] = matchParts(text, query)
  return (
    <>
      {before}
      {match && (
        <mark className="bg-transparent text-inherit underline decoration-accent decoration-2 underline-offset-3">
          {match}
        </mark>
      )}
      {after}
    </>
  )
}
