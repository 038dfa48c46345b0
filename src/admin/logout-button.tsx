import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { homePath } from '../shared/paths.ts'
import { clearPush } from '../team/notifications/admin/push-browser.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/feedback/toast-store.ts'
import { YesNo } from '../ui/fields/yes-no.tsx'
import { call } from './calls/call.ts'
import { clearUnsaved } from './drafts/draft-files.ts'
import { useStaff } from './screen/staff-context.ts'
import { unsavedWork } from './unsaved-work.ts'

/** Logs out and returns to the public site. */
export function LogoutButton() {
  const queries = useQueryClient()
  const { id } = useStaff()
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
  const [question, setQuestion] = useState<string | null>(null)
  if (question && !logout.isPending) {
    return (
      <YesNo
        question={question}
        yes="Log out"
        no="Stay signed in"
        onYes={() => logout.mutate()}
        onNo={() => setQuestion(null)}
        onLeave={() => setQuestion(null)}
      />
    )
  }
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={logout.isPending}
      onClick={async () => {
        const work = await unsavedWork(id)
        if (work.length === 0) logout.mutate()
        else setQuestion(`Not saved yet: ${work.join(', ')}. Log out and lose this?`)
      }}
    >
      Log out
    </Button>
  )
}
