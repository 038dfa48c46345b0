import type { FormEvent } from 'react'
import { Photo } from '../../city/media/site/photo.tsx'
import { keepTyped, restoreTyped } from '../../sales/inquiries/site/restore-typed.ts'
import {
  type FeedbackValue,
  FeedbackValues,
  MAX_WORDS,
} from '../../sales/viewings/rules/feedback.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/fields/field.tsx'
import { useTexts } from '../../ui/language.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { clientPageTexts } from '../client-page/client-page-texts.ts'
import { forgetTyped } from '../client-page/forget-typed.ts'
import type { Answers } from './use-answers.ts'
import type { ShownViewedHome } from './viewed-home.ts'
import { viewedTexts } from './viewed-texts.ts'

const icons: Readonly<Record<FeedbackValue, string>> = {
  liked: 'icon-heart',
  too_dear: 'icon-tag',
  too_far: 'icon-map-pin',
  other: 'icon-message-circle',
}

/**
 * A home that was seen, with one button for each answer. A form, so that it works without scripts; what is written in
 * it is kept in this browser until it is sent.
 */
export function ViewedHomeSection({
  home,
  action,
  answers,
}: {
  home: ShownViewedHome
  /** What receives the form without scripts. */
  action: string
  answers: Answers
}) {
  const texts = useTexts(viewedTexts)
  const common = useTexts(clientPageTexts)
  const { number, key, name, figures, image } = home
  const { answer, words } = answers.of(key)
  const label = name ? `${common.home(number)}, ${name}` : common.home(number)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const { submitter } = event.nativeEvent as SubmitEvent
    const pressed = submitter instanceof HTMLButtonElement ? submitter.dataset.answer : answer
    const text = new FormData(form).get('words')
    // Safe: the buttons below are the only ones of this form.
    const said = { answer: pressed as FeedbackValue, words: String(text ?? '').trim() || null }
    if (await answers.say(key, said)) forgetTyped(form)
  }

  return (
    <section
      id={`home-${number}`}
      aria-label={label}
      className="grid scroll-mt-4 grid-cols-1 gap-4 rounded-panel border border-line bg-card p-4 shadow-float sm:p-6"
    >
      <div className="flex items-start gap-4">
        {image && (
          <span className="relative block aspect-4/3 w-28 flex-none overflow-hidden rounded-card sm:w-36">
            <Photo image={image} alt="" size="row" />
          </span>
        )}
        <div className="grid min-w-0 gap-1">
          <h2 className="text-xl">{name ?? common.home(number)}</h2>
          <p className="text-ink-2">{name ? figures.join(', ') : texts.gone}</p>
        </div>
      </div>
      <form
        method="post"
        action={action}
        aria-label={common.reactTo(label)}
        data-kept={`-${number}`}
        ref={restoreTyped}
        onFocus={keepTyped}
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <div className="grid grid-cols-2 gap-2">
          {FeedbackValues.ids.map((id) => (
            <button
              key={id}
              type="submit"
              name="do"
              value={`${key}:${id}`}
              data-answer={id}
              aria-pressed={answer === id}
              className={classNames(
                'inline-flex min-h-12 items-center justify-center gap-2 rounded-control border px-2 font-medium',
                answer === id
                  ? 'border-accent bg-accent-wash text-accent'
                  : 'border-line bg-card hover:border-field',
              )}
            >
              <span
                className={answer === id ? 'icon-check' : classNames(icons[id], 'text-accent')}
              />
              {texts.answers[id]}
            </button>
          ))}
        </div>
        {answer && (
          <>
            <p role="status" className="text-ink-2">
              {texts.thanks(texts.answers[answer])}
            </p>
            <TextAreaField
              label={texts.words}
              name="words"
              rows={2}
              maxLength={MAX_WORDS}
              defaultValue={words ?? ''}
              data-stored={words ?? ''}
            />
            <Button
              variant="quiet"
              type="submit"
              name="do"
              value={`${key}:${answer}`}
              data-answer={answer}
              className="justify-self-start"
            >
              {texts.send}
            </Button>
          </>
        )}
      </form>
    </section>
  )
}
