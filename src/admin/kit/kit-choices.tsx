import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lineChoices } from '../../city/places/site/line-choices.ts'
import { StationPicker } from '../../city/places/site/station-picker.tsx'
import { formatNumber, formatPrice } from '../../shared/money.ts'
import { Combobox } from '../../ui/choices/combobox.tsx'
import { RangeField } from '../../ui/fields/range-field.tsx'
import { call } from '../calls/call.ts'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

const price = { min: 0, max: 50_000_000, step: 500_000 }
const size = { min: 0, max: 500, step: 10 }

const views = [
  { value: 'city', label: 'City View', words: 'วิวเมือง' },
  { value: 'river', label: 'River View', words: 'วิวแม่น้ำ' },
  { value: 'sky', label: 'Sky Line', words: 'วิวเส้นขอบฟ้า' },
]

/** Comboboxes and ranges. */
export function KitChoices() {
  const stations = useQuery({
    queryKey: ['stations'],
    queryFn: ({ signal }) => call('get /api/stations', { signal }),
  })
  const [station, setStation] = useState<number | null>(null)
  const [view, setView] = useState('river')
  const [prices, setPrices] = useState({ low: 5_000_000, high: 12_000_000 })
  const [sizes, setSizes] = useState({ low: 0, high: 500 })
  return (
    <KitSection
      id="choices"
      title="Choosing from much"
      hint="Type in English or Thai, with or without spaces. Arrow keys move, Enter takes, Escape closes."
    >
      <KitRow columns={3}>
        <KitState name="Stations, by name, Thai name, code or line">
          <StationPicker
            lines={lineChoices(stations.data ?? [])}
            value={station}
            onChange={setStation}
          />
        </KitState>
        <KitState name="Chosen">
          <Combobox label="View" options={views} value={view} onChange={setView} />
        </KitState>
        <KitState name="Looked up elsewhere, not there yet">
          <Combobox
            label="Owner"
            placeholder="Name, phone or email"
            options={[]}
            value=""
            onChange={setView}
            onSearch={() => {}}
            busy
          />
        </KitState>
        <KitState name="Wrong">
          <Combobox
            label="Project"
            options={[]}
            value=""
            onChange={setView}
            placeholder="Choose a project"
            error="Choose the project that the unit is in"
          />
        </KitState>
        <KitState name="Disabled">
          <Combobox label="View" options={views} value="city" onChange={setView} disabled />
        </KitState>
      </KitRow>
      <KitRow columns={3}>
        <KitState name="Price">
          <RangeField
            label="Price"
            unit="THB"
            limits={price}
            value={prices}
            onChange={setPrices}
            format={formatPrice}
          />
        </KitState>
        <KitState name="Size, without bounds">
          <RangeField
            label="Floor size"
            unit="sqm"
            limits={size}
            value={sizes}
            onChange={setSizes}
            format={(sqm) => `${formatNumber(sqm)} sqm`}
          />
        </KitState>
        <KitState name="Disabled">
          <RangeField
            label="Rent"
            unit="THB"
            limits={{ min: 0, max: 500_000, step: 5000 }}
            value={{ low: 20_000, high: 45_000 }}
            onChange={setPrices}
            format={formatPrice}
            disabled
          />
        </KitState>
      </KitRow>
    </KitSection>
  )
}
