import { onlineManager, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { OUTBOX, unsentMessages } from '../sales/inbox/admin/composer/unsent-messages.ts'
import { homePath } from '../shared/paths.ts'
import { clearPush } from '../team/notifications/admin/push-browser.ts'
import { Button } from '../ui/button.tsx'
import { showToast } from '../ui/feedback/toast-store.ts'
import { YesNo } from '../ui/fields/yes-no.tsx'
import { call } from './calls/call.ts'
import { clearUnsaved } from './drafts/draft-files.ts'
import { countDrafts } from './drafts/draft-store.ts'
import { useStaff } from './screen/staff-context.ts'

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
      onClick={() => {
        const [messages, drafts] = [unsentMessages(id), countDrafts(id, OUTBOX)]
        if (messages + drafts === 0) return logout.mutate()
        const lost = [several(messages, 'message'), several(drafts, 'draft')].filter(Boolean)
        const were = messages + drafts === 1 ? 'was' : 'were'
        setQuestion(`${lost.join(' and ')} ${were} not saved. Log out anyway?`)
      }}
    >
      Log out
    </Button>
  )
}

function several(count: number, thing: string): string | null {
  return count === 0 ? null : `${count} ${thing}${count === 1 ? '' : 's'}`
}
