import type { ReactNode } from 'react'
import { readId } from '../../admin/read-id.ts'
import { useStaff } from '../../admin/staff-context.ts'
import { useListAddress } from '../../admin/use-list-address.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../ui/states.tsx'
import { useUser, useUsers } from './staff-calls.ts'
import { UserForm } from './user-form.tsx'
import { UserTable } from './user-table.tsx'

const MOST_USERS = 25

/** The users, or the form of one of them. Which, stands in the address. */
export function UsersPart({ before }: { before: ReactNode }) {
  const list = useListAddress()
  const edited = list.get('settings.edit')
  const close = () => list.close({ 'settings.edit': null })
  if (edited === 'new') return <UserForm user={null} onClose={close} />
  if (edited) return <OpenUser key={edited} id={readId(edited)} onClose={close} />
  return (
    <div className="grid gap-6">
      {before}
      <Users list={list} />
    </div>
  )
}

function Users({ list }: { list: ReturnType<typeof useListAddress> }) {
  const page = readId(list.get('settings.page')) ?? 1
  const search = list.get('settings.search')
  const users = useUsers({ search, limit: MOST_USERS, offset: (page - 1) * MOST_USERS })
  return <UserTable list={list} users={users} page={page} pageSize={MOST_USERS} />
}

/** Its form, which reads the user by itself and keeps what is typed, whatever becomes of the list. */
function OpenUser({ id, onClose }: { id: number | null; onClose: () => void }) {
  const me = useStaff()
  const user = useUser(id)
  if (user.data) {
    return <UserForm user={user.data} isOwn={user.data.id === me.id} onClose={onClose} />
  }
  if (id !== null && user.isPending) return <Skeleton className="h-64 w-full" />
  return (
    <EmptyState title="There is no such user.">
      <Button look="quiet" size="small" onClick={onClose}>
        Back to the users
      </Button>
    </EmptyState>
  )
}
