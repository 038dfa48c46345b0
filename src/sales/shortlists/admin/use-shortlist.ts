import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useQuickDraft } from '../../../admin/drafts/use-quick-draft.ts'
import { useContact } from '../../../records/contacts/admin/contact-calls.ts'
import { firstName } from '../../../records/contacts/rules/first-name.ts'
import { sentSheetPath } from '../../../shared/paths.ts'
import { whatsappOf } from '../../../shared/whatsapp-number.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import type { ShareWay, ShortlistInput, ShortlistLanguage } from '../rules/shortlist.ts'
import {
  lineTextLink,
  mailTextLink,
  messageWith,
  standardMessage,
  whatsappTextLink,
} from './message.ts'
import { messageTexts } from './message-texts.ts'
import { missingWay } from './person/missing-way.tsx'
import { useWriter } from './person/use-writer.ts'
import { usualWay } from './person/usual-way.ts'
import {
  isMailConnectedQuery,
  type MadePage,
  signerQuery,
  useDeliver,
  useMakePage,
} from './shortlist-calls.ts'
import { shortlistTexts } from './shortlist-texts.ts'
import { useDealTerms } from './use-deal-terms.ts'
import { useWish } from './wish/use-wish.ts'
import { wishWords } from './wish/wish.ts'

type Start = {
  /** The homes that the sheet was opened with. */
  chosen: readonly number[]
  /** How many homes there are, also while they are read. */
  count: number
  by?: ShareWay | undefined
  to: number | null
  threadId: number | null
  dealId: number | null
}
/** A message that was opened in another program, until it is known whether it was sent. */
type Unsure = { id: number; by: ShareWay; text: string; threadId: number | null; name: string }

/** What survives a reload, as of a phone that comes back from LINE: the texts, and the question. */
const BLANK: { en: string | null; th: string | null; unsure: Unsure | null } = {
  ...{ en: null, th: null, unsure: null },
}

/** Who it goes to and how, what is chosen besides the homes, the page once it is made, and what sends it. */
export function useShortlist(
  unitIds: readonly number[],
  { chosen, count, by: startsBy, to, threadId, dealId }: Start,
) {
  const isNarrow = useNarrow()
  const { data: signer } = useQuery(signerQuery())
  const { data: isMailConnected = false } = useQuery(isMailConnectedQuery)
  const draft = useQuickDraft(`homes for ${to ?? 'nobody'} ${chosen.join('+')}`, BLANK)
  const { typed } = draft
  const [personId, setPersonId] = useState(to)
  const [pickedName, setPickedName] = useState('')
  const read = useContact(personId)
  const contact = personId === null ? undefined : read.data
  const [chosenWay, setBy] = useState<ShareWay | undefined>(startsBy)
  const [usual] = useState<ShareWay>(isNarrow ? 'line' : 'link')
  const by = chosenWay ?? (contact && usualWay(contact)) ?? usual
  const [chosenLanguage, setLanguage] = useState<ShortlistLanguage | null>(null)
  const language =
    chosenLanguage ?? (contact && /\p{Script=Thai}/u.test(contact.name) ? 'th' : 'en')
  const [shown, setShown] = useState({ showUnitNumbers: false, showProjectNames: true })
  const [made, setMade] = useState<MadePage | null>(null)
  // A window that the browser did not open by itself: it is offered as a link.
  const [unopened, setUnopened] = useState<string | null>(null)
  const unsure = typed.unsure
  const setUnsure = (page: Unsure | null) => draft.type({ unsure: page })
  const [delivered, setDelivered] = useState<ShareWay | null>(null)
  const noted = useRef(new Set<string>())
  const save = useMakePage()
  const deliver = useDeliver()

  const wrote = useWriter(personId === to ? threadId : null, contact)
  const writer = by === 'email' ? wrote : null
  const addressee = writer ?? contact
  const reader = addressee ? firstName(addressee.name) : null
  const { search: looksFor, placeIn } = useWish(contact)
  const wish = contact ? wishWords(contact, language, placeIn(language)) : null
  const { listingType: dealtType, terms } = useDealTerms(dealId, unitIds)
  const proposed = signer
    ? standardMessage(
        language,
        count,
        { signer, isLetter: by === 'email' },
        { name: reader, wish, terms },
      )
    : ''
  const text = typed[language] ?? proposed
  const input: ShortlistInput = {
    ...{ unitIds: [...unitIds], contactId: personId, dealId, by, language, text },
    ...shown,
  }
  const missing = contact && !writer ? missingWay(contact, by) : null
  const isSentFromHere = by === 'email' && isMailConnected && contact !== undefined

  /** Makes the page, or brings the made one up to date, and then acts. */
  function withPage(act: (page: MadePage) => void): void {
    if (unitIds.length === 0) return
    setUnopened(null)
    deliver.reset()
    save.mutateOnce(
      { input, made },
      {
        onSuccess: (page) => {
          setMade(page)
          act(page)
        },
      },
    )
  }

  function openWindow(href: string): void {
    if (!window.open(href, '_blank')) setUnopened(href)
  }

  function copyMessage(message: string, text: string): void {
    void copyText(
      message,
      { title: shortlistTexts.copied, text },
      shortlistTexts.textNotCopied(message),
    )
  }

  function record(page: Unsure): void {
    deliver.mutateOnce(page, {
      onSuccess: () => {
        draft.clear()
        setDelivered(page.by)
      },
    })
  }

  /** A link or a PDF is noted once, without asking. */
  function note(page: Unsure): void {
    const key = `${page.id} ${page.by}`
    if (noted.current.has(key)) return
    noted.current.add(key)
    record(page)
  }

  const open: Record<ShareWay, (message: string, url: string) => void> = {
    line: (message) => {
      if (isTouch()) openWindow(lineTextLink(message))
      else copyMessage(message, shortlistTexts.copiedForLine)
    },
    whatsapp: (message) =>
      openWindow(whatsappTextLink(message, (contact && whatsappOf(contact)) ?? '')),
    email: (message) => {
      const subject = messageTexts[language].subject(unitIds.length)
      // In a window of its own: the page stays, and does not ask about what was written in it.
      openWindow(mailTextLink(subject, message, (writer?.address ?? contact?.email) || ''))
    },
    link: (message) => copyMessage(message, shortlistTexts.copiedText),
    pdf: (_, url) => download(sentSheetPath(url)),
  }

  function send(): void {
    if (missing) return
    setUnsure(null)
    setDelivered(null)
    withPage(({ id, url }) => {
      const page = {
        ...{ id, by, text: messageWith(text, url), name: contact?.name ?? '' },
        // The conversation is that of whom the sheet was opened for.
        threadId: personId === to ? threadId : null,
      }
      if (isSentFromHere) return record(page)
      open[by](page.text, url)
      if (by === 'link' || by === 'pdf') note(page)
      else if (contact) setUnsure(page)
    })
  }

  return {
    ...{ by, setBy, language, setLanguage, text, ...shown, made, unopened },
    searchedType: dealtType ?? looksFor.listingType,
    place: placeIn('en'),
    ...{ contact, missing, isMailConnected, isSentFromHere, reader, unsure, delivered },
    person: personId === null ? null : { id: personId, name: contact?.name ?? pickedName },
    isContactUnread: personId !== null && read.isError,
    choosePerson(person: { id: number; name: string } | null): void {
      setPersonId(person?.id ?? null)
      setPickedName(person?.name ?? '')
      draft.type({ unsure: null })
      setDelivered(null)
    },
    writer,
    isEdited: typed[language] !== null,
    /** How much would be lost by leaving. */
    changes: made ? 0 : [typed.en, typed.th].filter((text) => text !== null).length,
    discard: draft.clear,
    edit: (value: string) => draft.type({ [language]: value }),
    restoreText: () => draft.type({ [language]: null }),
    show: (change: Partial<typeof shown>) => setShown({ ...shown, ...change }),
    isBusy: save.isPending || deliver.isPending,
    error: save.error,
    deliveryError: deliver.error,
    send,
    wasSent: (yes: boolean) => (yes && unsure ? record(unsure) : setUnsure(null)),
    openPage: () => withPage(({ url }) => openWindow(url)),
    copyLink: (url: string) =>
      void copyText(
        url,
        { title: shortlistTexts.copied, text: url },
        shortlistTexts.linkNotCopied(url),
      ),
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
