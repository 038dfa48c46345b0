import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/choices/combobox.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { TextAreaField, TextField } from '../../ui/fields/field.tsx'
import { FormFooter } from '../../ui/fields/form-footer.tsx'
import { ConfirmInline } from '../../ui/overlays/confirm-inline.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { Sheet, SheetBody } from '../../ui/overlays/sheet.tsx'
import { useLeaveGuard } from '../../ui/overlays/use-leave-guard.ts'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

const saved = { name: 'Chao Nam Estates', website: 'https://chaonam.example', country: 'th' }
type Developer = typeof saved

const countries = [
  { value: 'th', label: 'Thailand', words: 'ไทย' },
  { value: 'jp', label: 'Japan', words: 'ญี่ปุ่น' },
]

/** Sheets and form footers. */
export function KitSheets() {
  const [open, setOpen] = useState<'normal' | 'wide' | null>(null)
  return (
    <KitSection
      id="sheets"
      title="Sheets and forms"
      hint="Escape closes the innermost. Change something, and leaving asks first."
    >
      <KitRow columns={2}>
        <KitState name="A form of one column, and a wide one">
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onClick={() => setOpen('normal')}>
              Edit developer
            </Button>
            <Button variant="quiet" onClick={() => setOpen('wide')}>
              A wide sheet
            </Button>
          </div>
          {open && <DeveloperSheet width={open} onClose={() => setOpen(null)} />}
        </KitState>
      </KitRow>
      <KitState name="The footer: nothing to say, on its way, wrong, asking">
        <div className="dense grid gap-3 *:overflow-hidden *:rounded-card *:border *:border-line">
          <FooterIn changes={0} errors={0} />
          <FooterIn changes={1} errors={0} saving />
          <FooterIn changes={5} errors={2} />
        </div>
      </KitState>
    </KitSection>
  )
}

function FooterIn({
  changes,
  errors,
  saving = false,
}: {
  changes: number
  errors: number
  saving?: boolean
}) {
  const leaveGuard = useLeaveGuard(changes, () => {})
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <FormFooter {...{ errors, leaveGuard, saving }} onFirstError={() => {}} />
    </form>
  )
}

function DeveloperSheet({ width, onClose }: { width: 'normal' | 'wide'; onClose: () => void }) {
  const name = useRef<HTMLInputElement>(null)
  const [values, setValues] = useState(saved)
  const [wrong, setWrong] = useState(false)
  const [saving, setSaving] = useState(false)
  const changes = countChanges(values)
  const leaveGuard = useLeaveGuard(changes, onClose)
  const change = (part: Partial<Developer>) => setValues({ ...values, ...part })

  function save(event: FormEvent) {
    event.preventDefault()
    setWrong(values.name === '')
    if (values.name === '') return
    setSaving(true)
  }

  return (
    <Sheet
      open
      leaveGuard={leaveGuard}
      width={width}
      title="Edit developer"
      description={<span lang="th">เจ้าน้ำ เอสเตท</span>}
      actions={
        <Popover
          label="About this developer"
          trigger={
            <Button variant="quiet" size="small">
              About
            </Button>
          }
        >
          <TextField label="Note for yourself" />
        </Popover>
      }
    >
      <form noValidate onSubmit={save} className="flex min-h-0 flex-1 flex-col">
        <SheetBody side={width === 'wide' && <OnTheSide />}>
          <div className="grid gap-3.5">
            <TextField
              ref={name}
              label="Name"
              required
              value={values.name}
              error={wrong ? 'Give the developer a name' : null}
              onChange={(event) => change({ name: event.currentTarget.value })}
            />
            <TextField
              label="Website"
              value={values.website}
              onChange={(event) => change({ website: event.currentTarget.value })}
            />
            <Combobox
              label="Country"
              options={countries}
              value={values.country}
              onChange={(country) => change({ country })}
            />
            <TextAreaField label="Description" rows={16} />
            <div>
              <ConfirmInline
                question="Delete this developer?"
                onYes={() => showToast('Error', 'This form is only for show.', 'danger')}
              >
                Delete
              </ConfirmInline>
            </div>
          </div>
        </SheetBody>
        <FormFooter
          errors={wrong ? 1 : 0}
          onFirstError={() => name.current?.focus()}
          leaveGuard={leaveGuard}
          saving={saving}
        />
      </form>
    </Sheet>
  )
}

function OnTheSide() {
  return (
    <div className="grid gap-3.5">
      <h3 className="text-base">Source</h3>
      <TextField label="Where it comes from" defaultValue="Owner walk-in, Thong Lo office" />
    </div>
  )
}

function countChanges(values: Developer): number {
  const { name, website, country } = values
  return [name !== saved.name, website !== saved.website, country !== saved.country].filter(Boolean)
    .length
}
