import type { ReactNode } from 'react'
import { useStaff } from '../../admin/staff-context.ts'
import { useListAddress } from '../../admin/use-list-address.ts'
import { Skeleton } from '../../ui/states.tsx'
import { useUsers } from './staff-calls.ts'
import { UserForm } from './user-form.tsx'
import { UserTable } from './user-table.tsx'

const MOST_USERS = 25

/** The users, or the form of one of them. Which, stands in the address. */
export function UsersPart({ before }: { before: ReactNode }) {
  const list = useListAddress()
  const me = useStaff()
  const page = Math.max(1, Number(list.get('settings.page')) || 1)
  const query = {
    search: list.get('settings.search'),
    limit: MOST_USERS,
    offset: (page - 1) * MOST_USERS,
  }
  const users = useUsers(query)
  const edited = list.get('settings.edit')
  const close = () => list.close({ 'settings.edit': null })
  if (edited === 'new') return <UserForm key="new" user={null} onClose={close} />
  if (edited) {
    const user = users.data?.items.find(({ id }) => String(id) === edited)
    if (user) {
      return <UserForm key={edited} user={user} isOwn={user.id === me.id} onClose={close} />
    }
    if (users.isPending) return <Skeleton className="h-64 w-full" />
  }
  return (
    <div className="grid gap-6">
      {before}
      <UserTable list={list} users={users} page={page} pageSize={MOST_USERS} />
    </div>
  )
}
