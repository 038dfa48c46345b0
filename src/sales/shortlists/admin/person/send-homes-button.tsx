import { LinkButton } from '../../../../admin/record-list/link-button.tsx'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { useFittingSearch } from '../../../inquiries/admin/use-fitting-search.ts'
import type { ShareWay } from '../../rules/shortlist.ts'
import { homesForAddress } from './homes-for.ts'
import { personTexts } from './person-texts.ts'

/**
 * Leads to the homes that fit somebody, by what they look for or else asked about, to choose from and send. With `threadId` the message is written in that
 * conversation; `by` is how it leaves there.
 */
export function SendHomesButton({
  contact: { id, search },
  threadId = null,
  by = null,
  isIcon = false,
  className,
}: {
  contact: Pick<ContactRecord, 'id' | 'search'>
  threadId?: number | null
  by?: ShareWay | null
  /** Whether its text is for screen readers only. */
  isIcon?: boolean
  className?: string
}) {
  const fitting = useFittingSearch({ id, search }, threadId)
  const more = {
    ...(threadId !== null && { thread: String(threadId) }),
    ...(by && { by }),
  }
  return (
    <LinkButton
      variant="quiet"
      size="small"
      to={homesForAddress({ id, search: fitting }, more)}
      {...(className && { className })}
    >
      <span className="icon-send before:size-4" />
      <span className={isIcon ? 'sr-only' : ''}>{personTexts.send}</span>
    </LinkButton>
  )
}
