import type { FieldValues } from 'react-hook-form'
import { timeAgo } from '../../shared/dates.ts'
import { Button } from '../../ui/button.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { valueInWords } from '../record-list/format-value.ts'
import type { ConflictField } from './conflict.ts'
import { focusOnMount } from './focus-on-mount.ts'
import type { RecordForm } from './use-record-form.ts'

type Conflict = NonNullable<RecordForm<FieldValues>['conflict']>
type Labels = Readonly<Record<string, string>>

/**
 * Reports that somebody else saved the record and which fields changed. Their values are applied, except in
 * fields changed here too: those need a choice before saving.
 */
export function ConflictBanner({ conflict, labels }: { conflict: Conflict; labels: Labels }) {
  const language = useLanguage()
  const { changedBy, changedAt, fields, isOpen, setIsOpen } = conflict
  const changedLabels = fields.map(({ name }) => labels[name] ?? name)
  return (
    <div
      role="alert"
      tabIndex={-1}
      ref={focusOnMount}
      className="grid gap-3 rounded-control border border-warning/40 bg-warning-wash px-3.5 py-2.5 text-warning"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="icon-users flex min-w-0 flex-1 items-center gap-2.5">
          <span>
            <b className="font-strong">
              {changedBy ?? 'Someone else'} saved this
              {changedAt && ` ${timeAgo(changedAt, new Date(), language)}`}
              {changedLabels.length > 0 && ':'}
            </b>
            {changedLabels.length > 0 && ` ${joinWords(changedLabels)}.`} Your changes are kept.
          </span>
        </p>
        {fields.length > 0 && (
          <Button
            variant="quiet"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            See what changed
          </Button>
        )}
      </div>
      {isOpen && (
        <ul className="grid gap-2 text-ink">
          {fields.map((field) => (
            <Choice
              key={field.name}
              label={labels[field.name] ?? field.name}
              {...{ field, conflict }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function Choice({
  label,
  field: { name, theirs, mine, isTyped },
  conflict: { chosen, choose, isTried },
}: {
  label: string
  field: ConflictField
  conflict: Conflict
}) {
  const isMissing = isTyped && !chosen[name]
  return (
    <li
      data-waits={isMissing || undefined}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line pt-2"
    >
      <span className="w-32 flex-none font-medium">{label}</span>
      <Segmented
        label={`${label}: version to keep`}
        name={`whose-${name}`}
        value={chosen[name] ?? (isTyped ? '' : 'theirs')}
        onChange={(whose) => choose(name, whose === 'mine' ? 'mine' : 'theirs')}
        options={[
          { value: 'theirs', label: `Theirs: ${shown(theirs)}` },
          { value: 'mine', label: `${isTyped ? 'Mine' : 'As before'}: ${shown(mine)}` },
        ]}
      />
      {isMissing && isTried && (
        <p className="icon-circle-exclamation-point flex items-center gap-2 text-danger">
          Choose which value to keep
        </p>
      )}
    </li>
  )
}

const MAX_SHOWN = 40

function shown(value: unknown): string {
  const text = valueInWords(value)
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text
}

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last
}
