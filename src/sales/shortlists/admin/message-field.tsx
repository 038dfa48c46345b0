import { useId } from 'react'
import { fieldBox } from '../../../ui/fields/field.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { classNames } from '../../../ui/style/class-names.ts'
import { linkClass } from '../../../ui/style/link-class.ts'
import { useWritingTools } from '../../../words/writing/admin/use-writing-tools.tsx'
import { MAX_MESSAGE, type ShortlistLanguage, ShortlistLanguages } from '../rules/shortlist.ts'
import { messageTexts } from './message-texts.ts'
import { shortlistTexts } from './shortlist-texts.ts'

/** The message in the reader's language; a changed one can be put back. */
export function MessageField({
  language,
  onLanguage,
  value,
  onChange,
  onRestoreText,
}: {
  language: ShortlistLanguage
  onLanguage: (language: ShortlistLanguage) => void
  value: string
  onChange: (text: string) => void
  /** Null while it is as proposed. */
  onRestoreText: (() => void) | null
}) {
  const id = useId()
  const { buttons, panel } = useWritingTools({ text: value, onChange })
  return (
    <section className="grid grid-cols-1 gap-2">
      <div className="dense-row flex items-center justify-between gap-3">
        <label htmlFor={id} className="text-base font-strong">
          {shortlistTexts.message}
        </label>
        <Segmented
          label={shortlistTexts.messageLanguage}
          name="send-language"
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
        rows={9}
        maxLength={MAX_MESSAGE}
        value={value}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        className={classNames(fieldBox, 'control-text field-sizing-content py-2.5 leading-relaxed')}
      />
      {buttons}
      {panel}
      <div className="flex items-start justify-between gap-3">
        <p id={`${id}-hint`} className="text-ink-2">
          {shortlistTexts.markHint(messageTexts[language].mark)}
        </p>
        {onRestoreText && (
          <button type="button" onClick={onRestoreText} className={linkClass}>
            {shortlistTexts.restoreText}
          </button>
        )}
      </div>
    </section>
  )
}
