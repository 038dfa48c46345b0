import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { homePath } from '../shared/paths.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/toast-store.ts'
import { call } from './call.ts'

/** Ends the session and goes back to the site. */
export function LogoutButton() {
  const queries = useQueryClient()
  const logout = useMutation({
    // What is still being read, or is asked for until the page has gone, would be refused.
    onMutate: () => {
      onlineManager.setOnline(false)
      return queries.cancelQueries()
    },
    mutationFn: () => call('post /api/auth/logout', {}),
    onSuccess: () => location.assign(homePath()),
    onError: () => {
      onlineManager.setOnline(true)
      showToast('Error', 'Failed to log out. Please try again.', 'danger')
    },
  })
  return (
    <Button look="quiet" size="small" disabled={logout.isPending} onClick={() => logout.mutate()}>
      Log out
    </Button>
  )
}
