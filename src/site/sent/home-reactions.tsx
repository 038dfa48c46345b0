import type { FormEvent } from 'react'
import type { ReaderAction } from '../../sales/shortlists/rules/reader.ts'
import { sentReactionsPath } from '../../shared/paths.ts'
import { useTexts } from '../../ui/language.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { linkClass } from '../../ui/style/link-class.ts'
import { clientPageTexts } from '../client-page/client-page-texts.ts'
import { sentTexts } from './sent-texts.ts'
import type { Reactions } from './use-reactions.ts'

/**
 * What the reader thinks of one home: three buttons, each of which takes back what it said when it is pressed
 * again. A form, so that it works without scripts too.
 */
export function HomeReactions({
  homeKey,
  label,
  url,
  sender,
  reactions,
}: {
  homeKey: string
  /** What the home is called: `Home 2, Baan Sirin`. */
  label: string
  url: string
  /** The name of whoever sees it. */
  sender: string
  reactions: Reactions
}) {
  const texts = useTexts(sentTexts)
  const common = useTexts(clientPageTexts)
  const { opinion, asked } = reactions.of(homeKey)
  const told = asked
    ? texts.toldAsked(sender)
    : opinion === 'liked'
      ? texts.toldLiked(sender)
      : opinion === 'declined'
        ? texts.toldDeclined(sender)
        : null
  const undoes: ReaderAction = asked ? 'unasked' : 'cleared'

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const action = submitter instanceof HTMLButtonElement ? submitter.dataset.action : undefined
    // Safe: the buttons below are the only ones of this form.
    if (action) void reactions.act({ action: action as ReaderAction, homes: [homeKey] })
  }
  const press = (action: ReaderAction) => ({
    name: 'do',
    value: `${action}:${homeKey}`,
    'data-action': action,
  })

  return (
    <form
      method="post"
      action={sentReactionsPath(url)}
      onSubmit={submit}
      aria-label={common.reactTo(label)}
      className="grid gap-2 print:hidden"
    >
      <div className="grid grid-cols-[1fr_1.3fr_1.3fr] gap-1.5 sm:flex sm:flex-wrap sm:gap-2">
        <button
          type="submit"
          {...press(opinion === 'liked' ? 'cleared' : 'liked')}
          aria-pressed={opinion === 'liked'}
          className={classNames(look, opinion === 'liked' ? on : off)}
        >
          <span
            className={
              opinion === 'liked' ? 'icon-heart-filled before:bg-accent' : 'icon-heart text-accent'
            }
          />
          {texts.like}
        </button>
        <button
          type="submit"
          {...press(asked ? 'unasked' : 'asked')}
          aria-pressed={asked}
          className={classNames(look, asked ? on : off)}
        >
          <span className={asked ? 'icon-check text-accent' : 'icon-calendar-plus text-accent'} />
          {texts.askToSee}
        </button>
        <button
          type="submit"
          {...press(opinion === 'declined' ? 'cleared' : 'declined')}
          aria-pressed={opinion === 'declined'}
          className={classNames(look, opinion === 'declined' ? declined : off)}
        >
          <span className="icon-x text-ink-3" />
          {texts.notForMe}
        </button>
      </div>
      <p role="status" className="flex min-h-6 flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
        {told && (
          <>
            {told}
            <button type="submit" {...press(undoes)} className={linkClass}>
              {texts.undo}
              <span className="sr-only">{`: ${label}`}</span>
            </button>
          </>
        )}
      </p>
    </form>
  )
}

const look =
  'inline-flex min-h-12 min-w-0 items-center justify-center gap-1.5 rounded-control border px-1 text-sm font-medium whitespace-nowrap transition-colors sm:min-w-32 sm:gap-2 sm:px-4 sm:text-base'
const off = 'border-line bg-card hover:border-field'
const on = 'border-accent bg-accent-wash text-accent'
const declined = 'border-field bg-hov text-ink-2'
