import { callList } from '../../../admin/calls/call.ts'
import type { PickerProps } from '../../../admin/record-form/form-fields.tsx'
import { MAX_FOUND, RecordPicker } from '../../../admin/record-form/record-picker.tsx'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { Badge } from '../../../ui/badge.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { UnitStatuses } from '../rules/unit-sets.ts'
import { priceLines } from '../site/unit-price.ts'
import { bestHomes } from './best-homes.ts'

/** Of these the best are shown. */
const MAX_READ = 20
/** The longest text that is sought as a unit number. */
const MAX_NUMBER = 50

/** Finds a unit by its number, its project, or the words of staff's search. */
export function UnitPicker(props: PickerProps) {
  const language = useLanguage()
  return (
    <RecordPicker
      {...props}
      queryKey={['units', 'picker']}
      find={async (search, signal) => {
        const all = { active: 'all', limit: MAX_READ } as const
        const read = (query: { search: string } | { propertyId: string }) =>
          callList('get /api/units/search', { query: { ...all, ...query }, signal })
        // A home of this very number may be far down among those that only contain it.
        const [exact, found] = await Promise.all([
          search.length <= MAX_NUMBER ? read({ propertyId: search }) : { items: [] },
          read({ search }),
        ])
        const homes = new Map([...found.items, ...exact.items].map((unit) => [unit.id, unit]))
        return {
          items: bestHomes([...homes.values()], search)
            .slice(0, MAX_FOUND)
            .map((unit) => ({
              id: unit.id,
              name: `${unit.unitNumber} · ${unit.project.name}`,
              prices: priceLines(unit).join(', '),
              status: unit.status,
            })),
        }
      }}
      show={({ prices, status }) => ({
        note: prices,
        end: status !== 'available' && <Badge>{labelOf(UnitStatuses, status, language)}</Badge>,
      })}
      placeholder="Number, building or station"
    />
  )
}
