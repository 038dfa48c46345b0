import { useId } from 'react'
import { fieldBox } from '../../../ui/fields/field.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { linkClass } from '../../../ui/style/link-class.ts'
import { useWritingTools } from '../../../words/writing/admin/use-writing-tools.tsx'
import { MAX_MESSAGE, type ShortlistLanguage, ShortlistLanguages } from '../rules/shortlist.ts'
import { shortlistTexts } from './shortlist-texts.ts'

/** A message to a client in their language, with the writing tools; a changed one can be put back. */
export function MessageField({
  label,
  languageLabel,
  name,
  rows,
  hint,
  language,
  onLanguage,
  value,
  onChange,
  onRestoreText = null,
}: {
  label: string
  languageLabel: string
  /** The name of the choice of language. */
  name: string
  rows: number
  hint?: string
  language: ShortlistLanguage
  onLanguage: (language: ShortlistLanguage) => void
  value: string
  onChange: (text: string) => void
  /** Null while it is as proposed. */
  onRestoreText?: (() => void) | null
}) {
  const id = useId()
  const { buttons, panel } = useWritingTools({ text: value, onChange })
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="dense-row flex flex-wrap items-center justify-between gap-3">
        <label htmlFor={id} className="text-base font-strong">
          {label}
        </label>
        <Segmented
          label={languageLabel}
          name={name}
          options={ShortlistLanguages.ids.map((tag) => ({
            value: tag,
            label: ShortlistLanguages.labels[tag],
          }))}
          value={language}
          onChange={(chosen) => onLanguage(ShortlistLanguages.read(chosen) ?? language)}
        />
      </div>
      <textarea
        id={id}
        lang={language}
        rows={rows}
        maxLength={MAX_MESSAGE}
        value={value}
        aria-describedby={hint && `${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={classNames(fieldBox, 'control-text field-sizing-content py-2.5 leading-relaxed')}
      />
      {buttons}
      {panel}
      {(hint || onRestoreText) && (
        <div className="flex items-start justify-between gap-3">
          <p id={`${id}-hint`} className="text-ink-2">
            {hint}
          </p>
          {onRestoreText && (
            <button type="button" onClick={onRestoreText} className={linkClass}>
              {shortlistTexts.restoreText}
            </button>
          )}
        </div>
      )}
    </section>
  )
}
