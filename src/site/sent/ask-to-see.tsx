import { type FormEvent, useState } from 'react'
import { keepTyped, restoreTyped } from '../../sales/inquiries/site/restore-typed.ts'
import { MAX_ASK_TEXT, type ReaderAction } from '../../sales/shortlists/rules/reader.ts'
import { sentReactionsPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextAreaField } from '../../ui/fields/field.tsx'
import { useTexts } from '../../ui/language.tsx'
import { classNames } from '../../ui/style/class-names.ts'
import { linkClass } from '../../ui/style/link-class.ts'
import { clientPageTexts } from '../client-page/client-page-texts.ts'
import { forgetTyped } from '../client-page/forget-typed.ts'
import type { SentHome, SentHomes } from './sent-home.ts'
import { sentTexts } from './sent-texts.ts'
import type { Reactions } from './use-reactions.ts'

/** Which homes the reader asks to see and when, and what they think of all; for the end of the page. */
export function AskToSee({
  sent,
  url,
  sender,
  reactions,
}: {
  sent: SentHomes
  url: string
  sender: string
  reactions: Reactions
}) {
  const texts = useTexts(sentTexts)
  const [wrote, setWrote] = useState('')
  const homes = sent.homes.filter(({ state }) => state === 'shown')
  const asked = homes.filter(({ key }) => reactions.of(key).asked)
  const isOne = homes.length === 1
  const keys = homes.map(({ key }) => key)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const action = submitter instanceof HTMLButtonElement ? submitter.dataset.action : undefined
    if (action && action !== 'asked') {
      // Safe: the buttons below are the only ones of this form.
      return void reactions.act({ action: action as ReaderAction, homes: keys })
    }
    const form = event.currentTarget
    const fields = new FormData(form)
    const ticked = isOne ? keys : fields.getAll('home').map(String)
    const text = String(fields.get('text') ?? '').trim()
    if (ticked.length === 0 && text === '') return reactions.fail('isEmpty')
    if (!(await reactions.act({ action: 'asked', homes: ticked, text }))) return
    const box = form.elements.namedItem('text')
    if (box instanceof HTMLTextAreaElement) box.value = ''
    forgetTyped(form)
    setWrote(text)
  }

  if (homes.length === 0) return null
  return (
    <section
      id="ask"
      className="scroll-mt-4 rounded-panel border border-line bg-card p-5 shadow-float sm:p-7 print:hidden"
    >
      <form
        data-kept="-ask"
        ref={restoreTyped}
        onFocus={keepTyped}
        method="post"
        action={sentReactionsPath(url)}
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <div className="grid gap-1">
          <h2 className="text-xl">{texts.ask}</h2>
          <p className="text-ink-2">{isOne ? texts.askHintOne : texts.askHint}</p>
        </div>
        {isOne ? (
          <input type="hidden" name="home" value={keys[0]} />
        ) : (
          <fieldset className="flex flex-wrap gap-2">
            <legend className="sr-only">{texts.homes}</legend>
            {homes.map((home) => (
              <HomeTick key={home.key} home={home} isTicked={reactions.of(home.key).asked} />
            ))}
          </fieldset>
        )}
        <TextAreaField
          label={sent.reader === null ? texts.whenUnknown : texts.when}
          name="text"
          rows={2}
          maxLength={MAX_ASK_TEXT}
          placeholder={sent.reader === null ? texts.unknownExample : texts.whenExample}
        />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button
            type="submit"
            name="do"
            value="asked"
            data-action="asked"
            aria-busy={reactions.isSending}
            className="max-sm:w-full"
          >
            <span className="icon-calendar-plus" />
            {isOne ? texts.sendAskOne : texts.sendAsk}
          </Button>
          <p role="status" className="text-ink-2">
            {[
              asked.length > 0 && texts.asks(texts.listed(asked.map(({ number }) => number))),
              wrote && texts.wrote(wrote),
              (asked.length > 0 || wrote) && texts.answers(sender),
            ]
              .filter(Boolean)
              .join(' ')}
          </p>
        </div>
        {!isOne && <OfAll homes={homes} reactions={reactions} />}
      </form>
    </section>
  )
}

function HomeTick({ home, isTicked }: { home: SentHome; isTicked: boolean }) {
  const common = useTexts(clientPageTexts)
  const name = home.state === 'shown' ? home.home.name : null
  return (
    <label className="inline-flex min-h-12 max-w-full cursor-pointer items-center gap-2.5 rounded-control border border-line bg-paper px-3.5 py-2 max-sm:w-full hover:border-field has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        // Ticked anew when it was asked elsewhere on the page.
        key={String(isTicked)}
        type="checkbox"
        name="home"
        value={home.key}
        defaultChecked={isTicked}
        className="size-4.5 flex-none accent-accent"
      />
      <span className="grid min-w-0 leading-snug">
        <span className="font-medium">{common.home(home.number)}</span>
        {name && <span className="truncate text-sm text-ink-2">{name}</span>}
      </span>
    </label>
  )
}

/** What they think of all homes together. */
function OfAll({ homes, reactions }: { homes: readonly SentHome[]; reactions: Reactions }) {
  const texts = useTexts(sentTexts)
  const isAll = (opinion: 'liked' | 'declined') =>
    homes.every(({ key }) => reactions.of(key).opinion === opinion)
  const press = (action: 'liked' | 'declined') => {
    const next = isAll(action) ? 'cleared' : action
    return {
      name: 'do',
      value: [next, ...homes.map(({ key }) => key)].join(':'),
      'data-action': next,
      'aria-pressed': isAll(action),
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 border-t border-line pt-3">
      <span className="text-ink-2">{texts.ofAll}</span>
      <button type="submit" {...press('liked')} className={classNames(linkClass, 'gap-2')}>
        <span
          className={
            isAll('liked') ? 'icon-heart-filled before:bg-accent' : 'icon-heart before:size-4'
          }
        />
        {texts.likeAll}
      </button>
      <button type="submit" {...press('declined')} className={linkClass}>
        {texts.noneForMe}
        {isAll('declined') && <span className="icon-check ml-1 before:size-4" />}
      </button>
    </div>
  )
}
