import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ListState } from '../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../shared/paths.ts'
import { useHydrated } from '../../ui/style/use-hydrated.ts'
import { Count } from '../../ui/tables/count.tsx'
import { QUIET_DAYS } from '../rules/contact-search.ts'
import { contactCountsQuery } from './contact-calls.ts'

/** The views of contacts as tabs: all, and those without contact for a month. */
export function ContactViews({ list }: { list: ListState }) {
  // The number comes after the list, which people open the tab for.
  const isHydrated = useHydrated()
  const counts = useQuery({ ...contactCountsQuery({}), enabled: isHydrated }).data
  const isQuiet = list.get('quiet') !== ''
  const views = [
    { label: 'All contacts', to: adminPath('contacts'), isOpen: !isQuiet, count: null },
    {
      label: `Not contacted for ${QUIET_DAYS} days`,
      to: `${adminPath('contacts')}?quiet=1&sort=last_contact`,
      isOpen: isQuiet,
      count: counts?.quiet ?? null,
    },
  ]
  return (
    <nav
      aria-label="Views of contacts"
      className="flex gap-x-5 overflow-x-auto text-sm [scrollbar-width:none]"
    >
      {views.map(({ label, to, isOpen, count }) => (
        <Link
          key={label}
          to={to}
          aria-current={isOpen ? 'page' : undefined}
          className="inline-flex min-h-(--press) flex-none items-center gap-2 border-b-2 border-transparent text-ink-2 hover:text-ink aria-[current]:border-ink aria-[current]:font-strong aria-[current]:text-ink"
        >
          {label}
          {count !== null && <Count value={count} />}
        </Link>
      ))}
    </nav>
  )
}
