import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { homePath } from '../shared/paths.ts'
import { clearPush } from '../team/notifications/admin/push-browser.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/feedback/toast-store.ts'
import { call } from './calls/call.ts'
import { clearUnsaved } from './drafts/draft-files.ts'

/** Logs out and returns to the public site. */
export function LogoutButton() {
  const queries = useQueryClient()
  const logout = useMutation({
    // Pending requests, and new ones before the page unloads, would be refused.
    onMutate: () => {
      onlineManager.setOnline(false)
      return queries.cancelQueries()
    },
    mutationFn: async () => {
      await clearPush().catch(() => {})
      return call('post /api/auth/logout', {})
    },
    onSuccess: async () => {
      await clearUnsaved()
      location.assign(homePath())
    },
    onError: () => {
      onlineManager.setOnline(true)
      showToast('Error', 'Failed to log out. Please try again.', 'danger')
    },
  })
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={logout.isPending}
      onClick={() => logout.mutate()}
    >
      Log out
    </Button>
  )
}
