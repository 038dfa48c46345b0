import type { UseQueryResult } from '@tanstack/react-query'
import { useStaff } from '../../admin/staff-context.ts'
import type { useListAddress } from '../../admin/use-list-address.ts'
import { formatDate } from '../../shared/dates.ts'
import { personName } from '../../shared/person-name.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Pagination } from '../../ui/pagination.tsx'
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
  const edit = (user: User) => list.open({ 'settings.edit': user.id })
  const columns: Column<User>[] = [
    {
      id: 'user',
      header: 'User',
      cell: (user) => (
        <span className="grid">
          {personName(user)}
          <span className="font-normal text-ink-2">{user.username}</span>
        </span>
      ),
    },
    {
      id: 'email',
      header: 'Email',
      cell: ({ email }) => email ?? <span aria-label="none">—</span>,
    },
    { id: 'role', header: 'Role', cell: ({ role }) => <RoleBadge role={role} /> },
    {
      id: 'status',
      header: 'Status',
      cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
    },
    { id: 'created', header: 'Created', cell: ({ createdAt }) => formatDate(createdAt) },
    {
      id: 'actions',
      header: 'Actions',
      quietHeader: true,
      cell: (user) => (
        <span className="flex justify-end gap-1">
          <IconButton label={`Edit ${user.username}`} onClick={() => edit(user)}>
            <span className="icon-pencil before:size-4" />
          </IconButton>
          {user.id !== me.id && (
            <IconButton
              label={`Delete ${user.username}`}
              onClick={() => {
                if (confirm(`Delete the user ${user.username}?`)) remove.mutate(user)
              }}
            >
              <span className="icon-trash before:size-4" />
            </IconButton>
          )}
        </span>
      ),
    },
  ]
  const total = users.data?.total ?? 0
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <h3 className="text-base">Users</h3>
        <Button
          size="small"
          className="ml-auto"
          onClick={() => list.open({ 'settings.edit': 'new' })}
        >
          Add User
        </Button>
      </div>
      <DataTable
        caption="Users"
        columns={columns}
        rows={users.data?.items ?? []}
        rowKey={({ id }) => id}
        loading={users.isPending}
        error={
          users.isError
            ? { title: 'The users could not be read.', retry: () => void users.refetch() }
            : null
        }
        empty={{ title: 'No users' }}
        onOpen={edit}
      />
      <Pagination
        page={page}
        pages={Math.ceil(total / pageSize)}
        address={(target) => list.address({ 'settings.page': target })}
        onPage={(target) => list.show({ 'settings.page': target })}
      />
    </div>
  )
}
