import { useQuery } from '@tanstack/react-query'
import { RecordFilters } from '../../../admin/record-list/record-filters.tsx'
import type { ListedRecords, RecordKind } from '../../../admin/record-list/record-kind.ts'
import { RecordListTitle } from '../../../admin/record-list/record-list-title.tsx'
import { type RecordColumn, RecordTable } from '../../../admin/record-list/record-table.tsx'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { openWorkInWords } from '../../../sales/open-work/rules/open-work.ts'
import { formatDate } from '../../../shared/dates.ts'
import { personName } from '../../../shared/person-name.ts'
import { InLanguage } from '../../../ui/in-language.tsx'
import { TwoLines } from '../../../ui/two-lines.tsx'
import { mayHoldWork, type User } from '../rules/staff.ts'
import { openWorkQuery, useDeleteUser } from './staff-calls.ts'
import { ActiveBadge, RoleBadge } from './user-badges.tsx'

const kind: RecordKind = {
  title: 'Users',
  one: 'user',
  many: 'users',
  search: { label: 'Search users', placeholder: 'Name, username or email' },
  unmatched: { title: 'No users match your search.', clear: 'Clear search' },
  empty: { title: 'No users match your search.' },
}

/** The table of users, including deactivated ones. */
export function UserTable({ list, found }: Omit<ListedRecords<User>, 'kind'>) {
  const me = useStaff()
  const remove = useDeleteUser()
  const listed = { kind, list, found }
  const work = useQuery(openWorkQuery).data
  const openWorkOf = (user: User) => work?.find(({ id }) => id === user.id)
  const deletion = (user: User) => ({
    label: 'Delete',
    icon: 'icon-trash',
    tone: 'danger' as const,
    onSelect() {
      const open = openWorkOf(user)
      const left = open ? ` Still assigned to them: ${openWorkInWords(open)}.` : ''
      if (confirm(`Delete the user ${user.username}?${left}`)) remove.mutate(user)
    },
  })
  const handover = (user: User) =>
    mayHoldWork(user) || !openWorkOf(user)
      ? []
      : [
          {
            label: 'Give open work away',
            icon: 'icon-users',
            onSelect: () => list.open({ edit: user.id }),
          },
        ]
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <RecordListTitle
        {...listed}
        as="h2"
        add={{ label: 'Add User', onPress: () => list.open({ edit: 'new' }) }}
      />
      <RecordFilters {...listed} />
      <RecordTable
        {...listed}
        columns={columns}
        rowName={({ username }) => username}
        tall={false}
        onOpen={({ id }) => list.open({ edit: id })}
        actions={(user) => [...handover(user), ...(user.id === me.id ? [] : [deletion(user)])]}
        saves={[remove]}
      />
    </div>
  )
}

const columns: readonly RecordColumn<User>[] = [
  {
    id: 'user',
    header: 'User',
    cell: (user) => (
      <TwoLines
        first={personName(user)}
        second={personName(user) !== user.username && user.username}
        strong
      />
    ),
  },
  {
    id: 'email',
    header: 'Email',
    width: '31%',
    cell: ({ email }) => <TwoLines first={email} />,
  },
  { id: 'role', header: 'Role', width: '7rem', cell: ({ role }) => <RoleBadge role={role} /> },
  {
    id: 'status',
    header: 'Status',
    width: '6.5rem',
    cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
  },
  {
    id: 'created',
    header: 'Created',
    width: '7.5rem',
    cell: ({ createdAt }) => (
      <InLanguage>{(language) => formatDate(createdAt, language)}</InLanguage>
    ),
  },
]
