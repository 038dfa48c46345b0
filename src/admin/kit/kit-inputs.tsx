import { useState } from 'react'
import { readBaht } from '../../shared/fields/read-amount.ts'
import { Badge } from '../../ui/badge.tsx'
import { MultiSelect } from '../../ui/choices/multi-select.tsx'
import { type Picked, RecordPicker } from '../../ui/choices/record-picker.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

const people = [
  { id: 1, label: 'Pornthip Saelim', note: '081 000 0155', end: <Badge>Owner</Badge> },
  { id: 2, label: 'Pornthep Kittisak', note: '089 000 0276', end: <Badge>Owner</Badge> },
  {
    id: 3,
    label: 'พรเทพ วัฒนากุล',
    note: 'pornthep.w@mail.example',
    end: <Badge tone="accent">Agent</Badge>,
  },
  ...Array.from({ length: 6 }, (_, i) => ({
    id: 10 + i,
    label: `Pornchai ${'ABCDEF'[i]}.`,
    note: `082 000 010${i}`,
    end: <Badge>Owner</Badge>,
  })),
]

const views = ['City View', 'River View', 'Sky Line', 'Garden View', 'Pool View'].map((label) => ({
  value: label.toLowerCase().replace(' ', '_'),
  label,
}))
const bedrooms = ['Studio', '1', '2', '3', '4', '5'].map((label, i) => ({
  value: String(i),
  label,
}))

/** Numbers, dates, multiple choices and record pickers. */
export function KitInputs() {
  const [price, setPrice] = useState<number | null>(17_200_000)
  const [size, setSize] = useState<number | null>(68.5)
  const [day, setDay] = useState<string | null>('2026-11-19')
  const [free, setFree] = useState<string | null>(null)
  const [chosenViews, setChosenViews] = useState(['city_view', 'sky_line'])
  const [beds, setBeds] = useState<string[]>([])
  return (
    <KitSection
      id="inputs"
      title="Figures, days and records"
      hint="Unreadable input stays as typed and is reported when the field loses focus."
    >
      <div className="dense">
        <KitRow columns={3}>
          <KitState name="A price">
            <NumberField
              label="Asking price"
              unit="THB"
              read={readBaht}
              value={price}
              onChange={setPrice}
            />
            <p className="pt-1.5 text-ink-3">Kept: {String(price)}</p>
          </KitState>
          <KitState name="With decimals">
            <NumberField label="Size" unit="sqm" required value={size} onChange={setSize} />
          </KitState>
          <KitState name="Wrong, and disabled">
            <div className="grid gap-3">
              <NumberField
                label="Rent a month"
                unit="THB"
                value={null}
                onChange={() => {}}
                error="Enter the monthly rent, for example 62,000"
              />
              <NumberField label="Floor" value={24} onChange={() => {}} disabled />
            </div>
          </KitState>
          <KitState name="A day">
            <DateField label="Rented until" value={day} onChange={setDay} />
            <p className="pt-1.5 text-ink-3">Kept: {String(day)}</p>
          </KitState>
          <KitState name="From today on">
            <DateField label="Free from" value={free} onChange={setFree} disablePast />
          </KitState>
          <KitState name="Wrong, and disabled">
            <div className="grid gap-3">
              <DateField label="Due" value={null} onChange={() => {}} error="Say when it is due" />
              <DateField label="Added" value="2026-09-12" onChange={() => {}} disabled />
            </div>
          </KitState>
          <KitState name="Several">
            <MultiSelect
              label="Views"
              options={views}
              value={chosenViews}
              onChange={setChosenViews}
            />
          </KitState>
          <KitState name="A range">
            <MultiSelect
              label="Bedrooms"
              placeholder="Any"
              options={bedrooms}
              value={beds}
              onChange={setBeds}
              range
            />
          </KitState>
          <KitState name="Wrong, and disabled">
            <div className="grid gap-3">
              <MultiSelect
                label="Facilities"
                options={views}
                value={[]}
                onChange={() => {}}
                error="Choose at least one"
              />
              <MultiSelect
                label="Lines"
                options={views}
                value={['pool_view']}
                onChange={() => {}}
                disabled
              />
            </div>
          </KitState>
          <KitState name="A record, or a new one">
            <OwnerPicker />
          </KitState>
          <KitState name="Chosen, whatever is found next">
            <OwnerPicker
              label="Agent"
              start={{ id: 77, label: 'Kamonwan N.', note: '086 000 0390' }}
            />
          </KitState>
          <KitState name="Wrong, and disabled">
            <div className="grid gap-3">
              <OwnerPicker label="Buyer" error="Choose who buys" />
              <OwnerPicker label="Seller" start={{ id: 78, label: 'Suda C.' }} disabled />
            </div>
          </KitState>
        </KitRow>
      </div>
    </KitSection>
  )
}

function OwnerPicker({
  label = 'Owner of the unit',
  start = null,
  ...rest
}: {
  label?: string
  start?: Picked | null
  error?: string
  disabled?: boolean
}) {
  const [value, setValue] = useState(start)
  const [query, setQuery] = useState('')
  const [created, setCreated] = useState('')
  const matches = people.filter(({ label: name, note }) =>
    `${name} ${note}`.toLowerCase().includes(query.toLowerCase()),
  )
  return (
    <>
      <RecordPicker
        {...rest}
        label={label}
        placeholder="Name, phone or email"
        value={value}
        onChange={setValue}
        options={matches}
        onSearch={setQuery}
        creates={[
          { id: 'owner', as: 'Owner' },
          { id: 'agent', as: 'Agent' },
        ]}
        onCreate={(name, kind) => {
          setCreated(`Created ${name} as ${kind}`)
          setValue({ id: 99, label: name })
        }}
      />
      {created && <p className="pt-1.5 text-ink-3">{created}</p>}
    </>
  )
}
