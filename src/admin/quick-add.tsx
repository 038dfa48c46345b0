import { type ReactNode, useState } from 'react'
import { ApiError } from '../shared/api-client.ts'
import { Button } from '../ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../ui/dialog.tsx'
import { MessageDialog } from '../ui/message-dialog.tsx'
import { type Subject, useSave } from './use-save.ts'

type Told = { title: string; message: string }

/** What people call what is added, and how it is said that it went wrong. */
type Words = {
  /** "Add New Property" */
  title: string
  /** "Adding Property & Detecting Stations..." */
  busy: string
  /** "Failed to create property: ", before the server's reason. */
  failed: string
  /** The reason where the server gives none. */
  reason: string
  /** What is said where no answer came. */
  lost: string
  done: string
}

/**
 * Adds a record by its few most needed fields, in a dialog. What came of it is told in an alert; what was
 * typed stays, however the dialog is left, until it is added.
 */
export function QuickAdd<Added>({
  open,
  onClose,
  words,
  missing,
  changes,
  send,
  told,
  onAdded,
  children,
}: {
  open: boolean
  onClose: () => void
  words: Words
  /** What must be filled in first, in words; null where nothing is missing. */
  missing: () => string | null
  changes: readonly Subject[]
  send: () => Promise<Added>
  /** What is said of what was added. */
  told: (added: Added) => string
  /** Empties the fields. */
  onAdded: () => void
  children: ReactNode
}) {
  const [alert, setAlert] = useState<Told | null>(null)
  const save = useSave<void, Added>({
    send,
    changes,
    done: () => null,
    failed: words.lost,
    isToldByForm: true,
  })

  function add(): void {
    const lacking = missing()
    if (lacking) {
      setAlert({ title: 'Missing Information', message: lacking })
      return
    }
    save.mutateOnce(undefined, {
      onSuccess: (added) => {
        setAlert({ title: words.done, message: told(added) })
        onAdded()
        onClose()
      },
      onError: (error) => {
        const failure = failureOf(error, words)
        if (failure) setAlert(failure)
      },
    })
  }

  return (
    <>
      <Dialog open={open} onClose={onClose} title={words.title} closesOutside={false}>
        <DialogBody>
          <form
            id="quick-add"
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              const wrong = [...event.currentTarget.elements].find(isWrong)
              if (wrong) wrong.focus()
              else add()
            }}
            className="dense grid gap-4"
          >
            {children}
          </form>
        </DialogBody>
        <DialogActions>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form="quick-add" disabled={save.isPending}>
            {save.isPending ? words.busy : words.title}
          </Button>
        </DialogActions>
      </Dialog>
      {alert && <MessageDialog open onClose={() => setAlert(null)} {...alert} />}
    </>
  )
}

/** What stands in a box that its field cannot read: the box says so. */
function isWrong(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.validity.customError
}

function failureOf(error: Error, words: Words): Told | null {
  if (!(error instanceof ApiError)) return { title: 'Error', message: words.lost }
  // The sign-in form comes up by itself.
  if (error.status === 401) return null
  if (error.status === 422) return { title: 'Address Not Covered', message: error.text }
  if (error.status >= 500) return { title: 'Error', message: words.failed + words.reason }
  return { title: 'Error', message: words.failed + (error.text || words.reason) }
}
