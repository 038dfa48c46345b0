import type { ReactNode } from 'react'
import { formatDate } from '../../../../shared/dates.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { Avatar } from '../../../../ui/pictures/avatar.tsx'
import { classNames } from '../../../../ui/style/class-names.ts'
import type { Comparison } from '../../rules/duplicates.ts'
import type { MergedField } from '../../rules/merge.ts'
import { numberOf } from './format-pair.ts'
import type { MergeRow, Side } from './merge-choice.ts'
import { SearchInWords } from './search-in-words.tsx'

type Compared = Comparison['contacts']

/** Two contacts side by side, a row for each field; on a phone the values stand one under the other. */
export function MergeTable({
  contacts,
  rows,
  keep,
  onKeep,
  onChoose,
}: {
  contacts: Compared
  rows: readonly MergeRow[]
  keep: Side
  /** Null for those who may not merge: they only compare. */
  onKeep: ((side: Side) => void) | null
  onChoose: (field: MergedField, chosen: Side | 'both') => void
}) {
  return (
    <div className="grid grid-cols-1">
      <div className={classNames(rowLook, 'max-md:grid-cols-2')}>
        <span className="text-ink-2 max-md:hidden">Field</span>
        {contacts.map((compared) => (
          <Who key={compared.contact.id} {...compared} />
        ))}
      </div>
      {onKeep && (
        <Choices
          label="Keep as"
          name="keep"
          options={[0, 1].map((side) => ({
            value: String(side),
            isChosen: keep === side,
            text:
              keep === side ? (
                <>
                  <b className="font-strong">This record</b>, its address stays
                </>
              ) : (
                'This record'
              ),
            spoken: `${contacts[side as Side].contact.name}`,
          }))}
          onChange={(value) => onKeep(value === '0' ? 0 : 1)}
        />
      )}
      {rows.map((row) =>
        row.isOneLine || !onKeep ? (
          <OneLine key={row.field} row={row} isCompared={!onKeep} />
        ) : (
          <Choices
            key={row.field}
            label={row.label}
            name={row.field}
            options={[
              ...([0, 1] as const).map((side) => ({
                value: String(side),
                isChosen: row.chosen === side,
                text: shownValue(row, row.values[side]),
              })),
              ...(row.canHoldBoth
                ? [
                    {
                      value: 'both',
                      isChosen: row.chosen === 'both',
                      text: 'Keep both',
                    },
                  ]
                : []),
            ]}
            onChange={(value) =>
              onChoose(row.field, value === 'both' ? 'both' : value === '0' ? 0 : 1)
            }
          />
        ),
      )}
    </div>
  )
}

const rowLook =
  'grid items-center gap-x-3 gap-y-1 border-b border-line py-1.5 md:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)]'
const labelLook = 'text-ink-2'

function Who({ contact: { name, createdAt }, counts }: Compared[number]) {
  const language = useLanguage()
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} />
      <span className="grid min-w-0">
        <b className="wrap-anywhere font-strong">{name}</b>
        <span className="text-ink-2">
          since {formatDate(createdAt, language)} · {numberOf(counts.timeline, 'event')}
        </span>
      </span>
    </span>
  )
}

type Option = {
  value: string
  isChosen: boolean
  text: ReactNode
  /** Its name, if that is not its text. */
  spoken?: string
}

function shownValue({ field }: MergeRow, value: string | null): ReactNode {
  if (value === null) return <span className="text-ink-3">empty</span>
  return field === 'search' ? <SearchInWords query={value} /> : value
}

function Choices({
  label,
  name,
  options,
  onChange,
}: {
  label: string
  name: string
  options: readonly Option[]
  onChange: (value: string) => void
}) {
  return (
    <div role="radiogroup" aria-label={label} className={rowLook}>
      <span className={labelLook}>{label}</span>
      {options.map(({ value, isChosen, text, spoken }) => (
        <label
          key={value}
          className={classNames(
            'flex min-h-(--press) min-w-0 cursor-pointer items-start gap-2.5 rounded-control border px-2.5 py-1.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent',
            isChosen ? 'border-accent/50 bg-accent-wash' : 'border-transparent hover:bg-hov',
            value === 'both' && 'md:col-start-2',
          )}
        >
          <input
            type="radio"
            name={`merge-${name}`}
            value={value}
            checked={isChosen}
            aria-label={spoken}
            onChange={() => onChange(value)}
            className="tick flex-none"
          />
          <span className="mt-0.5 min-w-0 leading-snug wrap-anywhere whitespace-pre-line">
            {text}
          </span>
        </label>
      ))}
    </div>
  )
}

/** A field that asks nothing: both are alike, or both are kept; or both values, for those who only compare. */
function OneLine({ row, isCompared }: { row: MergeRow; isCompared: boolean }) {
  const { field, label, values, isOneLine } = row
  const areBothKept = field === 'notes' && values[0] !== null && values[1] !== null
  return (
    <div className={rowLook}>
      <span className={labelLook}>{label}</span>
      {isCompared && (!isOneLine || field === 'notes') ? (
        values.map((value, side) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: always two columns
            key={side}
            className="min-w-0 px-2.5 py-1.5 wrap-anywhere whitespace-pre-line"
          >
            {shownValue(row, value)}
          </span>
        ))
      ) : (
        <span
          className={classNames(
            'flex min-h-(--press) min-w-0 items-start gap-2.5 rounded-control px-2.5 py-1.5 md:col-span-2',
            areBothKept ? 'bg-accent-wash' : 'text-ink-2',
          )}
        >
          <span className="icon-check mt-1 flex-none before:size-4" />
          <span className="mt-0.5 min-w-0 leading-snug wrap-anywhere whitespace-pre-line">
            {areBothKept
              ? 'Both are kept, one under the other'
              : shownValue(row, values[0] ?? values[1])}
          </span>
        </span>
      )}
    </div>
  )
}
