import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '../../shared/api-client.ts'
import { typedRefusals } from '../../shared/refusals/typed.ts'
import { Button } from '../../ui/button.tsx'
import { DiscardQuestion } from '../../ui/fields/form-footer.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/overlays/dialog.tsx'
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx'
import { useSave } from '../calls/use-save.ts'
import { EarlierDraft } from '../drafts/draft-note.tsx'
import type { QuickDraft } from '../drafts/use-quick-draft.ts'
import { focusFirstFault } from './use-form-faults.ts'

type Message = { title: string; message: string }

/** The texts of a dialog. */
type Words = {
  /** "Add New Property" */
  title: string
  /** "Adding Property & Detecting Stations..." */
  busy: string
  /** Prefix of the server's reason: "Failed to create property: ". */
  failed: string
  /** The reason when the server gives none. */
  reason: string
  /** The message when there was no response. */
  lost: string
  done: string
}

/**
 * A dialog that adds a record by its most important fields, with an alert about the result. Typed values
 * survive closing the dialog until the record is added or they are discarded.
 */
export function QuickAdd<Added>({
  open,
  onClose,
  words,
  missing,
  send,
  describe,
  draft,
  children,
}: {
  open: boolean
  onClose: () => void
  words: Words
  /** The message about missing values; null when complete. */
  missing: () => string | null
  send: () => Promise<Added>
  /** The alert's text about the added record. */
  describe: (added: Added) => string
  /** The typed values. */
  draft: QuickDraft
  /** The fields; `fault` is the error of one that is empty, after the first attempt to add. */
  children: (fault: (isEmpty: boolean) => string | null) => ReactNode
}) {
  const [alert, setAlert] = useState<Message | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const save = useSave<void, Added>({
    send,
    done: () => null,
    failed: words.lost,
    isShownByForm: true,
  })

  function close(): void {
    setIsAsking(false)
    setIsTried(false)
    onClose()
  }

  function handleAnswer(isDiscarded: boolean): void {
    setIsAsking(false)
    if (!isDiscarded) return
    draft.clear()
    onClose()
  }

  function add(): void {
    const lacking = missing()
    if (lacking) {
      flushSync(() => setIsTried(true))
      // The alert returns the focus to it.
      focusFirstFault(form.current)
      setAlert({ title: 'Missing Information', message: lacking })
      return
    }
    save.mutateOnce(undefined, {
      onSuccess: (added) => {
        setAlert({ title: words.done, message: describe(added) })
        draft.clear()
        close()
      },
      onError: (error) => {
        const failure = failureOf(error, words)
        if (failure) setAlert(failure)
      },
    })
  }

  return (
    <>
      <Dialog open={open} onClose={close} title={words.title} closesOutside={false}>
        <DialogBody>
          <form
            ref={form}
            id="quick-add"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              const wrong = [...event.currentTarget.elements].find(hasInvalidText)
              if (wrong) wrong.focus()
              else add()
            }}
            className="dense grid gap-4"
          >
            <EarlierDraft draft={draft} />
            {children((isEmpty) => (isTried && isEmpty ? typedRefusals.required : null))}
          </form>
        </DialogBody>
        <DialogActions>
          {isAsking ? (
            <DiscardQuestion changes={draft.changes} respond={handleAnswer} />
          ) : (
            <>
              <Button
                variant="quiet"
                onClick={() => (draft.changes > 0 ? setIsAsking(true) : close())}
              >
                Cancel
              </Button>
              <Button type="submit" form="quick-add" disabled={save.isPending}>
                {save.isPending ? words.busy : words.title}
              </Button>
            </>
          )}
        </DialogActions>
      </Dialog>
      {alert && <MessageDialog open onClose={() => setAlert(null)} {...alert} />}
    </>
  )
}

/** Whether an input has invalid text. */
function hasInvalidText(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.validity.customError
}

function failureOf(error: Error, words: Words): Message | null {
  if (!(error instanceof ApiError)) return { title: 'Error', message: words.lost }
  // The sign-in form appears by itself.
  if (error.status === 401) return null
  if (error.status === 422) return { title: 'Address Not Covered', message: error.text }
  if (error.status >= 500) return { title: 'Error', message: words.failed + words.reason }
  return { title: 'Error', message: words.failed + (error.text || words.reason) }
}
