import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bangkokDate } from '../../../shared/dates.ts'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { ContactTypes } from '../rules/contact.ts'
import type { ListedContact } from '../rules/contact-search.ts'
import {
  dealCount,
  lastContact,
  nextStep,
  openDealsWorth,
  secondLine,
  typeTone,
} from './format-contact.ts'
import { reachOf } from './reach.ts'
import { ReachLink } from './reach-link.tsx'

/** A contact as a card, for narrow screens: who, the last contact, the next task, and three ways to act. */
export function ContactCard({
  contact,
  noteAddress,
  isSelecting,
  menu,
}: {
  contact: ListedContact
  /** The contact's page with the composer of notes open. */
  noteAddress: string
  isSelecting: boolean
  menu: ReactNode
}) {
  const language = useLanguage()
  const { name, contactType, openDeals } = contact
  const last = lastContact(contact, language)
  const next = nextStep(contact, bangkokDate(new Date()), language)
  const actions = cardActions(contact)
  return (
    <span className="grid min-w-0 grid-cols-1 gap-3">
      <span className="flex min-w-0 items-center gap-3">
        <Avatar name={name} size="large" />
        <span className="grid min-w-0 flex-1">
          <b className="truncate text-base font-medium" title={name}>
            {name}
          </b>
          <span className="truncate text-ink-2">{secondLine(contact)}</span>
        </span>
        <Badge tone={typeTone(contactType)}>{labelOf(ContactTypes, contactType, language)}</Badge>
        {!isSelecting && menu}
      </span>
      <span className="grid grid-cols-[6rem_minmax(0,1fr)] gap-y-1">
        <span className="text-ink-2">Last contact</span>
        <span className={last?.isLate ? 'text-warning' : ''}>
          {last ? `${last.when}, ${last.way}` : 'Never'}
        </span>
        <span className="text-ink-2">Open deals</span>
        <span className="truncate">
          {openDeals.count === 0
            ? 'None'
            : [dealCount(openDeals.count), openDealsWorth(openDeals, language)]
                .filter(Boolean)
                .join(' · ')}
        </span>
        <span className="text-ink-2">Next step</span>
        <span className="truncate">
          {next ? (
            <>
              {next.title} · <span className={next.isLate ? 'text-danger' : ''}>{next.text}</span>
            </>
          ) : (
            'None'
          )}
        </span>
      </span>
      {!isSelecting && (
        <span className="-mx-3 -mb-3 flex divide-x divide-line border-t border-line">
          {actions.map((way) => (
            <ReachLink key={way.id} way={way} name={name} className={actionLook}>
              <span className={`${way.icon} before:size-4.5`} />
              {way.label}
            </ReachLink>
          ))}
          <Link to={noteAddress} aria-label={`Write a note about ${name}`} className={actionLook}>
            <span className="icon-notebook-pen before:size-4.5" />
            Note
          </Link>
        </span>
      )}
    </span>
  )
}

const actionLook = 'flex min-h-11 flex-1 items-center justify-center gap-2 font-medium'

/** Call, and the way they last wrote. */
function cardActions(contact: ListedContact) {
  const ways = reachOf(contact)
  const call = ways.find(({ id }) => id === 'phone')
  const wrote =
    ways.find(({ id }) => id === contact.lastContactBy) ?? ways.find(({ id }) => id !== 'phone')
  return [call, wrote].filter((way) => way !== undefined)
}
