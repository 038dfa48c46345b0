import { type ReactNode, useState } from 'react'
import { ApiError } from '../../shared/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { Alert } from '../../ui/feedback/alert.tsx'
import { DISCARD, YesNo } from '../../ui/fields/yes-no.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/overlays/dialog.tsx'
import { reasonOf, type useSave } from '../calls/use-save.ts'

/**
 * The dialog of settings with a version: says what is wrong, shows that somebody else changed them meanwhile, and asks
 * before changes are discarded.
 */
export function SettingsDialog<Settings extends { version: number }, Input>({
  title,
  description,
  isChanged,
  fault: faultOf,
  input,
  version,
  save,
  onTheirs,
  onClose,
  children,
}: {
  title: string
  description: string
  isChanged: boolean
  /** What is wrong before it is sent; null for nothing. */
  fault: () => string | null
  /** What is sent, based on this version. */
  input: (version: number) => Input
  version: number
  save: Pick<ReturnType<typeof useSave<Input, Settings>>, 'isPending' | 'mutateOnce'>
  /** Takes what somebody else saved. */
  onTheirs: (settings: Settings) => void
  onClose: () => void
  children: ReactNode
}) {
  const [theirs, setTheirs] = useState<{ by: string | null; settings: Settings } | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)

  function leave(): void {
    if (isChanged) setIsLeaving(true)
    else onClose()
  }

  function submit(): void {
    const wrong = faultOf()
    setFault(wrong)
    if (wrong) return
    save.mutateOnce(input(theirs?.settings.version ?? version), {
      onSuccess: onClose,
      onError(error) {
        const conflict = error instanceof ApiError ? error.conflict : null
        if (conflict) {
          // Safe: the conflict of such a route has its settings.
          const settings = conflict.current as unknown as Settings
          setTheirs({ by: conflict.changedBy, settings })
        } else setFault(reasonOf(error, 'Couldn’t save. Check your connection and try again.'))
      },
    })
  }

  return (
    <Dialog open onClose={leave} title={title} description={description} closesOutside={!isChanged}>
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-6 text-sm">
          {theirs && (
            <Alert
              tone="warning"
              title={`Changed by ${theirs.by ?? 'someone else'}`}
              action={
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    onTheirs(theirs.settings)
                    setTheirs(null)
                  }}
                >
                  Show theirs
                </Button>
              }
            >
              Save again to keep your version, or use theirs.
            </Alert>
          )}
          {fault && (
            <Alert title="Not saved" onDismiss={() => setFault(null)}>
              {fault}
            </Alert>
          )}
          {children}
        </div>
      </DialogBody>
      <DialogActions>
        {isLeaving ? (
          <YesNo
            question="Discard the changes?"
            {...DISCARD}
            onYes={onClose}
            onNo={() => setIsLeaving(false)}
            onLeave={() => setIsLeaving(false)}
          />
        ) : (
          <>
            <Button variant="quiet" onClick={leave}>
              Cancel
            </Button>
            <Button onClick={submit} disabled={save.isPending}>
              {save.isPending ? 'Saving...' : 'Save'}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  )
}
