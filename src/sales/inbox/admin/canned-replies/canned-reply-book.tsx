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

/** The canned replies, one's own and the agency's, to add, change and delete. */
export default function CannedReplyBook({ onClose }: { onClose: () => void }) {
  const replies = useQuery(cannedRepliesQuery)
  const remove = useDeleteCannedReply()
  const [edited, setEdited] = useState<CannedReplyRecord | 'new' | null>(null)
  const { permissions } = useStaff()
  const { data, isError } = replies
  if (edited !== null) {
    return (
      <CannedReplyForm
        key={edited === 'new' ? 'new' : edited.id}
        reply={edited === 'new' ? null : edited}
        onDone={() => setEdited(null)}
      />
    )
  }
  return (
    <Dialog open onClose={onClose} title="Canned replies" description="Your own and the agency’s.">
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-3">
          <RefusalAlert save={remove} />
          {isError && !data ? (
            <ErrorState
              title="Couldn’t load canned replies."
              retry={() => void replies.refetch()}
            />
          ) : !data ? (
            <Skeleton className="h-40 w-full" />
          ) : data.length === 0 ? (
            <EmptyState title="No canned replies yet">
              Save replies you send often, then insert them in a message with /.
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line">
              {data.map((reply) => (
                <li key={reply.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <span className="grid min-w-0 flex-1 basis-60">
                    <span className="flex items-center gap-2">
                      <b className="truncate font-medium">{reply.title}</b>
                      {reply.isAgency && <Badge>Agency</Badge>}
                    </span>
                    <span className="truncate text-ink-2" title={reply.content}>
                      {reply.content}
                    </span>
                  </span>
                  {(!reply.isAgency || permissions.manageCannedReplies) && (
                    <span className="ml-auto flex flex-wrap items-center gap-2">
                      <Button
                        variant="quiet"
                        size="small"
                        aria-label={`Edit ${reply.title}`}
                        onClick={() => setEdited(reply)}
                      >
                        Edit
                      </Button>
                      <ConfirmInline
                        question={`Delete ${reply.title}?`}
                        label={`Delete ${reply.title}`}
                        onYes={() => remove.mutate(reply)}
                      >
                        Delete
                      </ConfirmInline>
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      </DialogBody>
      <DialogActions>
        <Button onClick={() => setEdited('new')}>Add reply</Button>
      </DialogActions>
    </Dialog>
  )
}
