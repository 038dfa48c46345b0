import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { agoWords } from '../../shared/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { valueInWords } from '../value-words.ts'
import type { Clash, RecordForm } from './use-record-form.ts'

/**
 * Says who saved the record meanwhile and what, and lets its reader choose field by field. Theirs stands
 * already, but where something was typed here.
 */
export function ClashBanner<Values extends FieldValues>({
  form,
  clash,
  labels,
}: {
  form: RecordForm<Values>
  clash: Clash<Values>
  labels: Readonly<Record<keyof Values & string, string>>
}) {
  const [isOpen, setOpen] = useState(false)
  const names = Object.keys(labels).filter(
    (name) => clash.changedFields.includes(name) && !isSameTyped(clash, name),
  )
  const what = names.map((name) => labels[name as keyof Values & string])
  const { changedBy, changedAt } = clash
  return (
    <div
      role="alert"
      className="grid gap-3 rounded-control border border-warning/40 bg-warning-wash px-3.5 py-2.5 text-warning"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="icon-users flex min-w-0 flex-1 items-center gap-2.5">
          <span>
            <b className="font-strong">
              {changedBy ?? 'Somebody else'} saved this
              {changedAt && ` ${agoWords(changedAt, new Date())}`}
              {what.length > 0 && ':'}
            </b>
            {what.length > 0 && ` ${inWords(what)}.`} What you typed is kept.
          </span>
        </p>
        {names.length > 0 && (
          <Button look="quiet" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            See what changed
          </Button>
        )}
      </div>
      {isOpen && (
        <ul className="grid gap-2 text-ink">
          {names.map((name) => (
            <Choice
              key={name}
              name={name}
              {...{ form, clash, label: labels[name as keyof Values & string] }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Whether both gave the field one value: then there is nothing to choose. */
function isSameTyped<Values extends FieldValues>({ mine, theirs }: Clash<Values>, name: string) {
  return name in mine && JSON.stringify(mine[name]) === JSON.stringify(theirs[name])
}

function Choice<Values extends FieldValues>({
  name,
  label,
  form,
  clash,
}: {
  name: string
  label: string
  form: RecordForm<Values>
  clash: Clash<Values>
}) {
  const isTyped = name in clash.mine
  const mine: unknown = isTyped ? clash.mine[name] : clash.before[name]
  const theirs: unknown = clash.theirs[name]
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2">
      <span className="w-32 flex-none font-medium">{label}</span>
      <Segmented
        label={`${label}: whose`}
        name={`whose-${name}`}
        defaultValue={isTyped ? 'mine' : 'theirs'}
        onChange={(whose) => form.set(name, whose === 'mine' ? mine : theirs)}
        options={[
          { value: 'theirs', label: `Theirs: ${shown(theirs)}` },
          { value: 'mine', label: `${isTyped ? 'Mine' : 'As before'}: ${shown(mine)}` },
        ]}
      />
    </li>
  )
}

const MOST_SHOWN = 40

function shown(value: unknown): string {
  const text = valueInWords(value)
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text
}

function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}
