import { type KeyboardEvent, useState } from 'react'
import { errorAt, type FormState } from '../../../shared/fields/form-state.ts'
import { TextAreaField, TextField } from '../../../ui/fields/field.tsx'
import { useTexts } from '../../../ui/language.tsx'
import { MAX_PREFERRED_TIME } from '../rules/form-rules.ts'
import { inquiryTexts } from './inquiry-texts.ts'
import { QUESTION_FIELD, withQuestions } from './ready-questions.ts'

/** The ready questions of a home or a building, and what it says of pets. */
export type Asked = { questions: readonly QuestionId[]; pets: string | null }
type QuestionId = 'available' | 'homes' | 'visit' | 'pets' | 'whenFree' | 'whenHome' | 'similar'

export function questionsAboutHome(isFree: boolean): readonly QuestionId[] {
  return isFree ? ['available', 'visit', 'pets'] : ['whenFree', 'similar']
}

export function questionsAboutBuilding(hasHomes: boolean): readonly QuestionId[] {
  return hasHomes ? ['homes', 'visit', 'pets'] : ['whenHome', 'pets']
}

/**
 * The message with its ready questions, and when a viewing would suit. A question is ticked while the message
 * has it. Without JavaScript the ticked ones are put before the message when it is received, and the time is
 * always shown.
 */
export function QuestionFields({
  asked: { questions, pets },
  typed,
  errors,
}: {
  asked: Asked
  typed: FormState['values']
  errors: FormState['errors']
}) {
  const texts = useTexts(inquiryTexts)
  const [message, setMessage] = useState(() => withQuestions(typed))
  const [time, setTime] = useState(typed.preferredTime ?? '')
  const asksToSee = message.includes(texts.visit)
  const asksPets = message.includes(texts.pets)
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{texts.questions}</legend>
        {questions.map((id) => (
          <label key={id} className="question-chip">
            <input
              type="checkbox"
              name={QUESTION_FIELD + id}
              value={texts[id]}
              checked={message.includes(texts[id])}
              onChange={() => setMessage(withToggled(message, texts[id]))}
              className="peer sr-only"
            />
            <span className="icon-check hidden before:size-4 peer-checked:inline-flex" />
            {texts[id]}
          </label>
        ))}
        {asksPets && pets && (
          <p role="status" className="w-full text-sm text-ink-2">
            {texts.petsHere(pets)}
          </p>
        )}
      </fieldset>
      <TextAreaField
        label={texts.message}
        name="message"
        rows={3}
        value={message}
        onChange={(event) => setMessage(event.currentTarget.value)}
        onKeyDown={sendOnEnter}
        error={errorAt(errors, 'message')}
      />
      <TextField
        label={texts.preferredTime}
        name="preferredTime"
        maxLength={MAX_PREFERRED_TIME}
        value={time}
        placeholder={texts.timeExample}
        hint={texts.weConfirm}
        onChange={(event) => setTime(event.currentTarget.value)}
        error={errorAt(errors, 'preferredTime')}
        className={asksToSee || time !== '' ? '' : 'scripted:hidden'}
      />
    </>
  )
}

/** The message without the question if it has it, else with it at its end. */
function withToggled(message: string, question: string): string {
  if (!message.includes(question)) return [message.trimEnd(), question].filter(Boolean).join(' ')
  return message.replace(question, '').replace(/ {2,}/g, ' ').trim()
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
