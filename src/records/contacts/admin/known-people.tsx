import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Control, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { adminPath } from '../../../shared/paths.ts'
import { linkClass } from '../../../ui/style/link-class.ts'
import { useDebounced } from '../../../ui/use-debounced.ts'
import { shownPhone } from '../rules/shown-phone.ts'
import { contactsQuery } from './contact-calls.ts'
import type { ContactValues } from './contact-form-parts.tsx'

const PAUSE = 300
const SHOWN = { limit: 3, offset: 0 }
const MIN_DIGITS = 8

/** Who has the phone, e-mail address or LINE ID that is typed for a new contact; nothing if nobody has. */
export function KnownPeople({ control }: { control: Control<ContactValues> }) {
  const [phone, email, line] = useWatch({ control, name: ['phone', 'email', 'line'] })
  return (
    <div role="status" className="grid gap-1.5 empty:hidden">
      {waysOf({ phone, email, line }).map((way) => (
        <Known key={way.word} {...way} />
      ))}
    </div>
  )
}

/** Asks, before a new contact is added, about one who has its phone, e-mail address or LINE ID; null if nobody has. */
export function useAskKnown() {
  const queries = useQueryClient()
  return async (values: Ways): Promise<string | null> => {
    for (const { word, typed } of waysOf(values)) {
      if (typed === '') continue
      const query = contactsQuery({ search: typed.trim() }, SHOWN)
      const known = await queries.fetchQuery(query).catch(() => null)
      const [first] = known?.items ?? []
      if (first) return `${first.name} has this ${word}. Add another contact?`
    }
    return null
  }
}

type Ways = Pick<ContactValues, 'phone' | 'email' | 'line'>

/** What people are known by, as far as it is typed. */
function waysOf({ phone, email, line }: Ways): { word: string; typed: string }[] {
  return [
    { word: 'phone number', typed: phone && hasDigits(phone) ? phone : '' },
    { word: 'email address', typed: email?.includes('@') ? email : '' },
    { word: 'LINE ID', typed: line !== phone && line && line.length > 3 ? line : '' },
  ]
}

const hasDigits = (text: string) => text.replace(/\D/g, '').length >= MIN_DIGITS

function Known({ word, typed }: { word: string; typed: string }) {
  const search = useDebounced(typed.trim(), PAUSE)
  const { data } = useQuery({ ...contactsQuery({ search }, SHOWN), enabled: search !== '' })
  if (search === '' || !data || data.items.length === 0) return null
  const more = data.total - data.items.length
  return (
    <p className="icon-users rounded-control bg-warning-wash px-3 py-2 text-warning before:mr-2 before:inline-block before:size-4 before:align-text-bottom">
      {`Someone with this ${word} is already a contact: `}
      {data.items.map(({ id, name, phone }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <Link to={adminPath(`contacts/${id}`)} className={linkClass}>
            {phone && phone !== name ? `${name} (${shownPhone(phone)})` : name}
          </Link>
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.
    </p>
  )
}
