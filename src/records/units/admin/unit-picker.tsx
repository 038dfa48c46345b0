import { callList } from '../../../admin/calls/call.ts'
import type { PickerProps } from '../../../admin/record-form/form-fields.tsx'
import { MAX_FOUND, RecordPicker } from '../../../admin/record-form/record-picker.tsx'
import { priceLines } from '../site/unit-price.ts'

/** Finds a unit by its number, its project, or the words of staff's search. */
export function UnitPicker(props: PickerProps) {
  return (
    <RecordPicker
      {...props}
      queryKey={['units', 'picker']}
      find={async (search, signal) => {
        const query = { search, active: 'all' as const, limit: MAX_FOUND }
        const { items } = await callList('get /api/units/search', { query, signal })
        return {
          items: items.map((unit) => ({
            id: unit.id,
            name: `${unit.unitNumber} · ${unit.project.name}`,
            prices: priceLines(unit).join(', '),
          })),
        }
      }}
      show={({ prices }) => ({ note: prices })}
      placeholder="Number, building or station"
    />
  )
}
