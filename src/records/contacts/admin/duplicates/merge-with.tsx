import { useState } from 'react'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { Dialog, DialogBody } from '../../../../ui/overlays/dialog.tsx'
import { ContactTypes } from '../../rules/contact.ts'
import { ContactPicker } from '../contact-picker.tsx'

/** Asks for the contact that is the same person; both are then compared, and nothing is merged yet. */
export function MergeWith({
  contact: { id, name },
  onCompare,
  onClose,
}: {
  contact: { id: number; name: string }
  onCompare: (pair: string) => void
  onClose: () => void
}) {
  const [isItself, setIsItself] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Merge ${name} with`}
      description="Both are shown side by side before anything is merged."
    >
      <DialogBody>
        <div className="grid min-h-72 content-start gap-3">
          <ContactPicker
            label="The other contact"
            kinds={ContactTypes.ids}
            creates={[]}
            value={null}
            onChange={(chosen) => {
              if (!chosen) return
              setIsItself(chosen.id === id)
              if (chosen.id === id) return
              onClose()
              onCompare(`${id}-${chosen.id}`)
            }}
          />
          {isItself && (
            <Alert tone="warning" title={`That is ${name} itself`}>
              Choose the other one of the two.
            </Alert>
          )}
        </div>
      </DialogBody>
    </Dialog>
  )
}
