import type { UseQueryResult } from '@tanstack/react-query'
import { RefusalAlert } from '../../admin/refusal-alert.tsx'
import { useStaff } from '../../admin/staff-context.ts'
import type { useListAddress } from '../../admin/use-list-address.ts'
import { formatDate } from '../../shared/dates.ts'
import { personName } from '../../shared/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { FilterRow } from '../../ui/filters.tsx'
import { ListFoot } from '../../ui/list-foot.tsx'
import { ListTitle } from '../../ui/list-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { TwoLines } from '../../ui/two-lines.tsx'
import type { User } from '../rules.ts'
import { useDeleteUser } from './staff-calls.ts'
import { ActiveBadge, RoleBadge } from './user-badges.tsx'

/** Everybody who can sign in, or could. */
export function UserTable({
  list,
  users,
  page,
  pageSize,
}: {
  list: ReturnType<typeof useListAddress>
  users: UseQueryResult<{ items: User[]; total: number }>
  page: number
  pageSize: number
}) {
  const me = useStaff()
  const remove = useDeleteUser()
  const deletion = (user: User) => ({
    label: 'Delete',
    icon: 'icon-trash',
    tone: 'danger' as const,
    onSelect() {
      if (confirm(`Delete the user ${user.username}?`)) remove.mutate(user)
    },
  })
  const edit = (user: User) => list.open({ 'settings.edit': user.id })
  const columns: Column<User>[] = [
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
      cell: ({ email }) => <TwoLines first={email} />,
    },
    { id: 'role', header: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
    {
      id: 'status',
      header: 'Status',
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
    { id: 'created', header: 'Created', cell: ({ createdAt }) => formatDate(createdAt) },
  ]
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <ListTitle
        title="Users"
        as="h2"
        count={users.data ? { found: users.data.total, one: 'user', many: 'users' } : null}
      >
        <Button size="small" onClick={() => list.open({ 'settings.edit': 'new' })}>
          <span className="icon-plus before:size-4" />
          Add User
        </Button>
      </ListTitle>
      <FilterRow>
        <SearchBox
          label="Search users"
          placeholder="Name, username or e-mail"
          value={list.get('settings.search')}
          onSearch={(text) =>
            list.show({ 'settings.search': text, 'settings.page': null }, { isTyping: true })
          }
        />
      </FilterRow>
      <RefusalAlert save={remove} />
      <DataTable
        caption="Users"
        columns={columns}
        rows={users.data?.items ?? []}
        rowKey={({ id }) => id}
        rowName={({ username }) => username}
        loading={users.isPending}
        error={
          users.isError
            ? { title: 'The users could not be read.', retry: () => void users.refetch() }
            : null
        }
        empty={{ title: 'No users match your search.' }}
        onOpen={edit}
        actions={(user) => [
          { label: 'Edit', icon: 'icon-pencil', onSelect: () => edit(user) },
          ...(user.id === me.id ? [] : [deletion(user)]),
        ]}
        foot={
          users.data && (
            <ListFoot
              page={page}
              pageSize={pageSize}
              total={users.data.total}
              address={(target) => list.address({ 'settings.page': target })}
              onPage={(target) => list.show({ 'settings.page': target })}
            />
          )
        }
      />
    </div>
  )
}
