import { type FormEvent, useRef, useState } from 'react'
import { reasonBesideTitle } from '../../../../admin/calls/use-save.ts'
import { useQuickDraft } from '../../../../admin/drafts/use-quick-draft.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { ApiError } from '../../../../shared/api-client.ts'
import { inboxRefusals } from '../../../../shared/refusals/inbox.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { CheckboxField, TextField } from '../../../../ui/fields/field.tsx'
import { DiscardQuestion } from '../../../../ui/fields/form-footer.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import { WrittenField } from '../../../../words/writing/admin/written-field.tsx'
import {
  type CannedReplyRecord,
  MAX_ANSWER,
  MAX_ANSWER_TITLE,
  ReplyPlaces,
} from '../../rules/canned-reply.ts'
import { useSaveCannedReply } from './canned-reply-calls.ts'

type Faults = { title?: string; content?: string; save?: string }

/** Adds or changes a canned reply. Its places are inserted by buttons. */
export function CannedReplyForm({
  reply,
  onDone,
}: {
  reply: CannedReplyRecord | null
  onDone: () => void
}) {
  const { permissions } = useStaff()
  const save = useSaveCannedReply()
  const { title = '', content = '', isAgency = false } = reply ?? {}
  const draft = useQuickDraft(`canned reply ${reply?.id ?? 'new'}`, { title, content, isAgency })
  const { typed, type } = draft
  const [faults, setFaults] = useState<Faults>({})
  const [isAsking, setAsking] = useState(false)
  const text = useRef<HTMLTextAreaElement>(null)

  function submit(event: FormEvent): void {
    event.preventDefault()
    const missing: Faults = {
      ...(typed.title.trim() === '' && { title: inboxRefusals.answer_without_title }),
      ...(typed.content.trim() === '' && { content: inboxRefusals.answer_without_text }),
    }
    setFaults(missing)
    if (Object.keys(missing).length > 0) return
    save.mutateOnce(
      { reply, input: typed },
      {
        onSuccess: () => {
          draft.clear()
          onDone()
        },
        onError: (error) => setFaults({ save: faultIn(error) }),
      },
    )
  }

  function insert(place: string): void {
    const area = text.current
    const at = area?.selectionStart ?? typed.content.length
    const end = area?.selectionEnd ?? at
    type({ content: `${typed.content.slice(0, at)}{${place}}${typed.content.slice(end)}` })
    area?.focus()
  }

  return (
    <Dialog
      open
      onClose={onDone}
      closesOutside={false}
      title={reply ? `Edit ${reply.title}` : 'Add reply'}
    >
      <DialogBody>
        <form id="canned-reply" noValidate onSubmit={submit} className="dense grid gap-4">
          {faults.save && <Alert title="Couldn’t save the canned reply">{faults.save}</Alert>}
          <TextField
            label="Title"
            required
            maxLength={MAX_ANSWER_TITLE}
            value={typed.title}
            error={faults.title}
            onChange={({ currentTarget }) => type({ title: currentTarget.value })}
          />
          <WrittenField
            ref={text}
            label="Text"
            required
            rows={7}
            maxLength={MAX_ANSWER}
            value={typed.content}
            error={faults.content}
            onChange={(content) => type({ content })}
          />
          <fieldset className="grid gap-1.5">
            <legend className="pb-1.5 text-ink-2">
              Filled in when you use the reply. A message can’t be sent while any of these is empty.
            </legend>
            <div className="flex flex-wrap gap-1.5">
              {ReplyPlaces.ids.map((place) => (
                <Button
                  key={place}
                  variant="quiet"
                  size="small"
                  title={ReplyPlaces.labels[place]}
                  aria-label={`Insert ${ReplyPlaces.labels[place]}`}
                  onClick={() => insert(place)}
                >
                  {`{${place}}`}
                </Button>
              ))}
            </div>
          </fieldset>
          {(permissions.manageCannedReplies || typed.isAgency) && (
            <CheckboxField
              label="Share with the whole agency"
              checked={typed.isAgency}
              disabled={!permissions.manageCannedReplies}
              onChange={({ currentTarget }) => type({ isAgency: currentTarget.checked })}
            />
          )}
        </form>
      </DialogBody>
      <DialogActions>
        {isAsking ? (
          <DiscardQuestion
            changes={draft.changes}
            respond={(isDiscarded) => {
              setAsking(false)
              if (!isDiscarded) return
              draft.clear()
              onDone()
            }}
          />
        ) : (
          <>
            <Button
              variant="quiet"
              onClick={() => (draft.changes > 0 ? setAsking(true) : onDone())}
            >
              Cancel
            </Button>
            <Button type="submit" form="canned-reply" disabled={save.isPending}>
              {save.isPending ? 'Saving...' : 'Save'}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}

function faultIn(error: Error): string {
  const isConflict = error instanceof ApiError && error.conflict !== null
  if (isConflict) return 'Someone else changed this reply. Copy your text and open it again.'
  return reasonBesideTitle(error, 'Please try again.')
}
