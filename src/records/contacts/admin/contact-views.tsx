import { useQuery } from '@tanstack/react-query'
import { ListViews } from '../../../admin/record-list/list-views.tsx'
import type { ListState } from '../../../admin/record-list/use-list-address.ts'
import { adminPath } from '../../../shared/paths.ts'
import { useHydrated } from '../../../ui/style/use-hydrated.ts'
import { QUIET_DAYS } from '../rules/contact-search.ts'
import { contactViewsQuery } from './contact-calls.ts'

/** The views of contacts as tabs: all, those without contact for a month, and likely duplicates if there are any. */
export function ContactViews({ list }: { list: ListState }) {
  // The number comes after the list, which people open the tab for.
  const isHydrated = useHydrated()
  const counts = useQuery({ ...contactViewsQuery, enabled: isHydrated }).data
  const isQuiet = list.get('quiet') !== ''
  const isDuplicates = list.get('duplicates') !== ''
  const views = [
    {
      label: 'All contacts',
      to: adminPath('contacts'),
      isOpen: !isQuiet && !isDuplicates,
      count: null,
    },
    {
      label: `Not contacted for ${QUIET_DAYS} days`,
      to: `${adminPath('contacts')}?quiet=1&sort=last_contact`,
      isOpen: isQuiet,
      count: counts?.quiet ?? null,
    },
    ...(isDuplicates || (counts && counts.duplicates > 0)
      ? [
          {
            label: 'Likely duplicates',
            to: `${adminPath('contacts')}?duplicates=1`,
            isOpen: isDuplicates,
            count: counts?.duplicates ?? null,
          },
        ]
      : []),
  ]
  return <ListViews label="Views of contacts" views={views} />
}
