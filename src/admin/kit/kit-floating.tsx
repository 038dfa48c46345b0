import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { TextAreaField, TextField } from '../../ui/fields/field.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/overlays/dialog.tsx'
import { MessageDialog } from '../../ui/overlays/message-dialog.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { type Tab, Tabs } from '../../ui/tabs.tsx'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

const tabs = [
  { id: 'search', label: 'Search' },
  { id: 'pipeline', label: 'Pipeline' },
  { id: 'inbox', label: 'Inbox', count: 3 },
  { id: 'properties', label: 'Properties' },
] as const satisfies readonly Tab<string>[]

const storeys = Array.from({ length: 24 }, (_, i) => i + 1)

type TabId = (typeof tabs)[number]['id']

/** Dialogs, popovers, menus and tabs. */
export function KitFloating() {
  const [open, setOpen] = useState<'form' | 'long' | 'message' | null>(null)
  const [tab, setTab] = useState<TabId>('pipeline')
  const close = () => setOpen(null)
  return (
    <KitSection id="floating" title="Dialogs, toasts and tabs">
      <KitRow columns={2}>
        <KitState name="Dialogs">
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setOpen('form')}>
              Add a contact
            </Button>
            <Button variant="quiet" onClick={() => setOpen('long')}>
              A long one
            </Button>
            <Button variant="quiet" onClick={() => setOpen('message')}>
              A message
            </Button>
          </div>
          <ContactDialog open={open === 'form'} onClose={close} />
          <Dialog open={open === 'long'} onClose={close} title="รายละเอียดโครงการ" width="wide">
            <DialogBody>
              <div className="grid gap-4">
                {storeys.map((storey) => (
                  <p key={storey} lang="th">
                    ชั้นที่ {storey}: ห้องชุดใกล้สถานีรถไฟฟ้า เดินทางสะดวก ใกล้ห้างสรรพสินค้า
                  </p>
                ))}
              </div>
            </DialogBody>
            <DialogActions>
              <Button onClick={close}>Close it</Button>
            </DialogActions>
          </Dialog>
          <MessageDialog
            open={open === 'message'}
            onClose={close}
            title="Address Not Covered"
            message="This address is outside our service area..."
          />
        </KitState>
        <KitState name="Toasts: one at a time, 5 seconds, F8 leads to it">
          <div className="flex flex-wrap gap-3">
            <Button
              variant="quiet"
              onClick={() =>
                showToast(
                  'Inquiry Sent Successfully',
                  "We'll contact you soon about this property!",
                )
              }
            >
              It worked
            </Button>
            <Button
              variant="quiet"
              onClick={() =>
                showToast('Error', 'Failed to send inquiry. Please try again.', 'danger')
              }
            >
              It failed
            </Button>
          </div>
        </KitState>
        <KitState name="Beside its button">
          <Popover label="Filter" trigger={<Button variant="quiet">Filter</Button>}>
            <RadioGroup
              label="Show"
              name="kit-filter"
              defaultValue="all"
              options={[
                { value: 'all', label: 'All units' },
                { value: 'with', label: 'With images' },
                { value: 'without', label: 'Without images' },
              ]}
            />
          </Popover>
        </KitState>
        <KitState name="Views of one thing">
          <Tabs label="Views" tabs={tabs} value={tab} onChange={setTab}>
            <p className="text-ink-2">Here is what {tab} shows.</p>
          </Tabs>
        </KitState>
      </KitRow>
    </KitSection>
  )
}

function ContactDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Contact"
      description="An owner, an agent or a lead."
      closesOutside={false}
    >
      <form
        className="contents"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          showToast('Success', 'Lead contact created successfully')
        }}
      >
        <DialogBody>
          <div className="grid gap-4">
            <TextField label="Name" name="name" required />
            <TextField label="Phone" name="phone" type="tel" />
            <TextAreaField label="Notes" name="notes" />
          </div>
        </DialogBody>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Add Contact</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
