import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { ConfirmInline } from '../../../../ui/overlays/confirm-inline.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import type { CannedReplyRecord } from '../../rules/canned-reply.ts'
import { cannedRepliesQuery, useDeleteCannedReply } from './canned-reply-calls.ts'
import { CannedReplyForm } from './canned-reply-form.tsx'

/** The canned answers, one's own and the agency's, to add, change and delete. */
export default function CannedReplyBook({ onClose }: { onClose: () => void }) {
  const answers = useQuery(cannedRepliesQuery)
  const remove = useDeleteCannedReply()
  const [edited, setEdited] = useState<CannedReplyRecord | 'new' | null>(null)
  const { permissions } = useStaff()
  const { data, isError } = answers
  if (edited !== null) {
    return (
      <CannedReplyForm
        key={edited === 'new' ? 'new' : edited.id}
        answer={edited === 'new' ? null : edited}
        onDone={() => setEdited(null)}
      />
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Canned answers"
      description="Yours, and those that everybody in the agency uses."
    >
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-3">
          <RefusalAlert save={remove} />
          {isError && !data ? (
            <ErrorState
              title="The answers could not be read."
              retry={() => void answers.refetch()}
            />
          ) : !data ? (
            <Skeleton className="h-40 w-full" />
          ) : data.length === 0 ? (
            <EmptyState title="No canned answers yet">
              Write what you answer again and again once, and insert it with / in a message.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {data.map((answer) => (
                <li key={answer.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <span className="grid min-w-0 flex-1 basis-60">
                    <span className="flex items-center gap-2">
                      <b className="truncate font-medium">{answer.title}</b>
                      {answer.isAgency && <Badge>Agency</Badge>}
                    </span>
                    <span className="truncate text-ink-2" title={answer.content}>
                      {answer.content}
                    </span>
                  </span>
                  {(!answer.isAgency || permissions.manageAnswers) && (
                    <>
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={`Edit ${answer.title}`}
                        onClick={() => setEdited(answer)}
                      >
                        Edit
                      </Button>
                      <ConfirmInline
                        question={`Delete ${answer.title}?`}
                        label={`Delete ${answer.title}`}
                        onYes={() => remove.mutate(answer)}
                      >
                        Delete
                      </ConfirmInline>
                    </>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => setEdited('new')}>Add answer</Button>
      </DialogActions>
    </Dialog>
  )
}
