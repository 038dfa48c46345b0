import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentSheetPath } from '../../shared/paths.ts'
import { copyText } from '../../ui/copy-text.ts'
import { useNarrow } from '../../ui/style/use-narrow.ts'
import type { SendInput, SendLanguage, SendWay } from '../rules/send.ts'
import {
  lineTextLink,
  mailTextLink,
  messageWith,
  standardMessage,
  whatsappTextLink,
} from './message.ts'
import { messageTexts } from './message-texts.ts'
import { type MadePage, signatureQuery, useMakePage } from './send-calls.ts'
import { sendTexts } from './send-texts.ts'

/** What is chosen besides the homes, the page once it is made, and what sends it. */
export function useSend(unitIds: readonly number[], startsBy?: SendWay) {
  const isNarrow = useNarrow()
  const { data: signed } = useQuery(signatureQuery)
  const [by, setBy] = useState<SendWay>(startsBy ?? (isNarrow ? 'line' : 'link'))
  const [language, setLanguage] = useState<SendLanguage>('en')
  const [edited, setEdited] = useState<Partial<Record<SendLanguage, string>>>({})
  const [shown, setShown] = useState({ showUnitNumbers: false, showProjectNames: true })
  const [made, setMade] = useState<MadePage | null>(null)
  // A window that the browser did not open by itself: it is offered as a link.
  const [unopened, setUnopened] = useState<string | null>(null)
  const save = useMakePage()

  const proposed = standardMessage(language, unitIds.length, signed ?? { name: null, phone: '' })
  const text = edited[language] ?? proposed
  const input: SendInput = { unitIds: [...unitIds], by, language, text, ...shown }

  /** Makes the page, or brings the made one up to date, and then acts. */
  function withPage(act: (url: string) => void): void {
    if (unitIds.length === 0) return
    setUnopened(null)
    save.mutateOnce(
      { input, made },
      {
        onSuccess: (page) => {
          setMade(page)
          act(page.url)
        },
      },
    )
  }

  function openWindow(href: string): void {
    if (!window.open(href, '_blank')) setUnopened(href)
  }

  function copyMessage(message: string, text: string): void {
    void copyText(message, { title: sendTexts.copied, text }, sendTexts.textNotCopied(message))
  }

  const deliver: Record<SendWay, (message: string, url: string) => void> = {
    line: (message) => {
      if (isTouch()) openWindow(lineTextLink(message))
      else copyMessage(message, sendTexts.copiedForLine)
    },
    whatsapp: (message) => openWindow(whatsappTextLink(message)),
    email: (message) => {
      location.href = mailTextLink(messageTexts[language].subject(unitIds.length), message)
    },
    link: (message) => copyMessage(message, sendTexts.copiedText),
    pdf: (_, url) => download(sentSheetPath(url)),
  }

  return {
    ...{ by, setBy, language, setLanguage, text, ...shown, made, unopened },
    isEdited: edited[language] !== undefined,
    /** How much would be lost by leaving. */
    changes: made ? 0 : Object.values(edited).filter((text) => text !== undefined).length,
    edit: (value: string) => setEdited({ ...edited, [language]: value }),
    putBack: () => setEdited({ ...edited, [language]: undefined }),
    show: (change: Partial<typeof shown>) => setShown({ ...shown, ...change }),
    isBusy: save.isPending,
    error: save.error,
    send: () => withPage((url) => deliver[by](messageWith(text, url), url)),
    openPage: () => withPage(openWindow),
    copyLink: (url: string) =>
      void copyText(url, { title: sendTexts.copied, text: url }, sendTexts.linkNotCopied(url)),
  }
}

/** Downloads a file of this site. */
function download(href: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = ''
  link.click()
}

/** Whether apps open by a link: LINE does on a phone only. */
export function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches
}
