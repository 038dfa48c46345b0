import type { ReactNode } from 'react'
import { readId } from '../../../admin/calls/read-id.ts'
import { type ListState, useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, Skeleton } from '../../../ui/feedback/states.tsx'
import { useUser, useUsers } from './staff-calls.ts'
import { UserForm } from './user-form.tsx'
import { UserTable } from './user-table.tsx'

/** The users section: the table, or the form that the URL opens. */
export function UsersPart({ before }: { before: ReactNode }) {
  const list = useListAddress(undefined, 'settings.')
  const edited = list.get('edit')
  const close = () => list.close({ edit: null })
  if (edited === 'new') return <UserForm user={null} onClose={close} />
  if (edited) return <OpenUser key={edited} id={readId(edited)} onClose={close} />
  return (
    <div className="grid gap-6">
      {before}
      <Users list={list} />
    </div>
  )
}

function Users({ list }: { list: ListState }) {
  const found = useUsers({ search: list.get('search'), ...list.window })
  return <UserTable list={list} found={found} />
}

/** A user's form; loads the user independently of the list. */
function OpenUser({ id, onClose }: { id: number | null; onClose: () => void }) {
  const me = useStaff()
  const user = useUser(id)
  if (user.data) {
    return <UserForm user={user.data} isOwn={user.data.id === me.id} onClose={onClose} />
  }
  if (id !== null && user.isPending) return <Skeleton className="h-64 w-full" />
  return (
    <EmptyState title="There is no such user.">
      <Button variant="quiet" size="small" onClick={onClose}>
        Back to the users
      </Button>
    </EmptyState>
  )
}
