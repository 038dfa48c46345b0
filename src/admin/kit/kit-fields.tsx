import { useState } from 'react'
import { Alert } from '../../ui/feedback/alert.tsx'
import { CheckboxField, SelectField, TextAreaField, TextField } from '../../ui/fields/field.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

/** Text fields, checkboxes and small choices. */
export function KitFields() {
  return (
    <KitSection id="fields" title="Fields">
      <KitRow columns={3}>
        <KitState name="Empty, required">
          <TextField label="Name" placeholder="As on your card" required />
        </KitState>
        <KitState name="Filled in, in Thai, with a hint">
          <TextField
            label="Project name in Thai"
            defaultValue="บ้านสิริ ทองหล่อ ซอยสุขุมวิท ๕๕ เฟสสอง"
            hint="Shown to readers of Thai"
            lang="th"
          />
        </KitState>
        <KitState name="Wrong">
          <TextField
            label="Email"
            defaultValue="ploy@"
            error="Write the whole address, as name@example.com"
          />
        </KitState>
        <KitState name="Disabled">
          <TextField label="LINE ID" defaultValue="+66 81 234 5678" disabled />
        </KitState>
        <KitState name="A few to choose from">
          <SelectField label="Furnishing" defaultValue="fully">
            <option value="fully">Fully furnished</option>
            <option value="partially">Partially furnished</option>
            <option value="bare">Bare shell</option>
          </SelectField>
        </KitState>
        <KitState name="Nothing may be chosen yet">
          <SelectField label="Unit" disabled>
            <option>Choose a project first</option>
          </SelectField>
        </KitState>
        <KitState name="Several lines">
          <TextAreaField
            label="Requirements"
            defaultValue={'Two bedrooms near Ari, from May.\nแมวหนึ่งตัว'}
          />
        </KitState>
        <KitState name="Side by side">
          <Segmented
            label="Rent or buy"
            name="kit-listing"
            defaultValue="rent"
            options={[
              { value: '', label: 'Any' },
              { value: 'rent', label: 'Rent' },
              { value: 'sale', label: 'Buy' },
            ]}
          />
        </KitState>
        <KitState name="To tick">
          <div className="grid gap-2">
            <CheckboxField label="This number is on WhatsApp" defaultChecked />
            <CheckboxField label="Same as phone" />
            <CheckboxField label="Not yours to change" disabled />
          </div>
        </KitState>
        <KitState name="One of a few, each explained">
          <Access />
        </KitState>
        <KitState name="Disabled">
          <RadioGroup
            label="Pets"
            name="kit-pets"
            defaultValue="small"
            disabled
            options={[
              { value: 'small', label: 'Small pets' },
              { value: 'none', label: 'No pets' },
            ]}
          />
        </KitState>
        <KitState name="What was done and what failed">
          <div className="grid gap-3">
            <Alert tone="success" title="Inquiry Sent Successfully">
              We'll contact you soon about this property!
            </Alert>
            <Alert title="Error">Failed to send inquiry. Please try again.</Alert>
          </div>
        </KitState>
      </KitRow>
    </KitSection>
  )
}

function Access() {
  const [access, setAccess] = useState<'admins' | 'staff'>('admins')
  return (
    <div className="grid gap-2">
      <RadioGroup
        label="Who can open the dashboard"
        name="kit-access"
        defaultValue={access}
        onChange={setAccess}
        options={[
          { value: 'admins', label: 'Admins', hint: 'Only who manages users' },
          { value: 'staff', label: 'All staff', hint: 'Admins, managers and agents' },
        ]}
      />
      <p className="text-sm text-ink-2">Chosen: {access}</p>
    </div>
  )
}
