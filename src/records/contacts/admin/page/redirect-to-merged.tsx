import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { moveDraft } from '../../../../admin/drafts/draft-store.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { activityDraft } from '../../../../team/activity/admin/timeline-calls.ts'
import { contactQuery } from '../contact-calls.ts'

/** Leads from the address of a merged contact to the kept one, with what was typed for the timeline. */
export function LeadToKept({ from, to }: { from: number; to: number }) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const user = useStaff().id
  useEffect(() => {
    const key = { user, form: activityDraft({ kind: 'contact', id: from }), record: null }
    moveDraft(key, { ...key, form: activityDraft({ kind: 'contact', id: to }) })
    // It may be taken apart later: then its own record is read.
    queries.removeQueries({ queryKey: contactQuery(from).queryKey })
    void navigate(adminPath(`contacts/${to}`), { replace: true })
  }, [from, to, user, navigate, queries])
  return null
}
