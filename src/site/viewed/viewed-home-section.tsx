import { Photo } from '../../city/media/site/photo.tsx'
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
import type { ShownViewedHome } from './viewed-home.ts'
import { viewedTexts } from './viewed-texts.ts'

const icons: Readonly<Record<FeedbackValue, string>> = {
  liked: 'icon-heart',
  too_dear: 'icon-tag',
  too_far: 'icon-map-pin',
  other: 'icon-message-circle',
}

/** A home that was seen, with one button for each answer. A form, so that it works without scripts. */
export function ViewedHomeSection({ home, action }: { home: ShownViewedHome; action: string }) {
  const texts = useTexts(viewedTexts)
  const common = useTexts(clientPageTexts)
  const { number, key, name, figures, image, answer, words } = home
  const label = name ? `${common.home(number)}, ${name}` : common.home(number)
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
      <form method="post" action={action} aria-label={common.reactTo(label)} className="grid gap-4">
        <div className="grid grid-cols-2 gap-2">
          {FeedbackValues.ids.map((id) => (
            <button
              key={id}
              type="submit"
              name="do"
              value={`${key}:${id}`}
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
            />
            <Button
              variant="quiet"
              type="submit"
              name="do"
              value={`${key}:${answer}`}
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
