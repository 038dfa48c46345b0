import { readBaht } from '../../../shared/fields/read-amount.ts'
import { optionsOf } from '../../../shared/fields/value-set.ts'
import { useAssignees } from '../../../team/staff/admin/colleague-calls.ts'
import { TickSelect } from '../../../ui/choices/tick-select.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SegmentedField } from '../../../ui/fields/segmented-field.tsx'
import { TickList } from '../../../ui/fields/tick-list.tsx'
import { ToggleRow } from '../../../ui/fields/toggle-row.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import { ProjectPicker } from '../../projects/admin/project-picker.tsx'
import { SearchListingTypes, type UnitSearch } from '../rules/search.ts'
import { MAX_BEDROOMS } from '../rules/unit-fields.ts'
import { UnitStatuses } from '../rules/unit-sets.ts'
import type { SearchChoices } from '../site/power-search/choices.ts'
import { chosenRooms, withListingType, withRoom, withTicked } from '../site/power-search/draft.ts'
import { SearchPlaceBox } from '../site/search-place-box.tsx'

type Props = {
  draft: UnitSearch
  onChange: (draft: UnitSearch) => void
  choices: SearchChoices
}

/** The filters of Listings: beside each other on a wide screen, in a sheet on a phone. */
export function ListingFilters({ draft, onChange, choices }: Props) {
  const language = useLanguage()
  const assignees = useAssignees()
  const set = (changes: Partial<UnitSearch>) => onChange({ ...draft, ...changes })
  return (
    <div className="dense-row grid items-start gap-x-3.5 gap-y-3 text-sm sm:grid-cols-2 xl:grid-cols-[11.75rem_minmax(0,1fr)_15rem_minmax(0,2fr)_15.5rem]">
      <TickSelect
        label="Status"
        any="Any status"
        options={optionsOf(UnitStatuses, language)}
        value={draft.status ?? []}
        onChange={(chosen) =>
          set({
            status:
              chosen.length > 0 ? UnitStatuses.ids.filter((id) => chosen.includes(id)) : undefined,
          })
        }
      />
      <ProjectPicker
        label="Project"
        value={choices.project && { id: choices.project.id, name: choices.project.label }}
        onChange={(project) => set({ projectId: project?.id })}
      />
      <ToggleRow
        label="Bedrooms"
        options={bedrooms}
        chosen={chosenRooms(draft, 'selectedBedrooms')}
        onPress={(rooms) => onChange(withRoom(draft, 'selectedBedrooms', rooms))}
      />
      <PriceFilter {...{ draft, onChange }} />
      <SearchPlaceBox
        label="Station or place"
        placeholder="Anywhere"
        search={draft}
        choices={choices}
        onChange={onChange}
      />
      <DateField
        label="Available from"
        value={draft.availableBy ?? null}
        onChange={(day) => set({ availableBy: day ?? undefined })}
      />
      <ChoiceField
        label="Agent"
        none="Anyone"
        options={assignees}
        value={String(draft.assignedToId ?? '')}
        onChange={({ currentTarget: { value } }) =>
          set({ assignedToId: value === '' ? undefined : Number(value) })
        }
      />
      <SegmentedField
        label="Website"
        value={draft.active === undefined ? '' : String(draft.active)}
        onChange={(shown) => set({ active: shown === '' ? undefined : shown === 'true' })}
        options={[any, { value: 'true', label: 'Shown' }, { value: 'false', label: 'Hidden' }]}
      />
      <TickList
        label="Missing"
        options={gaps}
        chosen={draft.show ?? []}
        onToggle={(gap) => set({ show: withTicked(draft.show, gap) })}
        isOneLine
      />
      <SegmentedField
        label="Not confirmed for"
        value={String(draft.unconfirmed ?? '')}
        onChange={(days) => set({ unconfirmed: days === '' ? undefined : Number(days) })}
        options={[any, { value: '14', label: '14 days' }, { value: '30', label: '30 days' }]}
      />
    </div>
  )
}

const any = { value: '', label: 'Any' }
const bedrooms = Array.from({ length: MAX_BEDROOMS + 1 }, (_, rooms) => ({
  value: rooms,
  label: rooms === 0 ? 'Studio' : String(rooms),
}))
const gaps = [
  { value: 'without_images', label: 'Photos' },
  { value: 'no_station', label: 'Station' },
  { value: 'no_description', label: 'Description' },
  { value: 'no_owner', label: 'Owner' },
] as const

/** For sale, for rent or either, and the bounds of that price. */
function PriceFilter({ draft, onChange }: Omit<Props, 'choices'>) {
  const unit = draft.listingType === 'rent' ? 'THB/month' : 'THB'
  return (
    <div className="grid min-w-0 grid-cols-2 items-end gap-2 xl:grid-cols-[9.5rem_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="max-xl:col-span-2">
        <SegmentedField
          label="Price"
          value={draft.listingType ?? ''}
          onChange={(chosen) => onChange(withListingType(draft, SearchListingTypes.read(chosen)))}
          options={[any, { value: 'sale', label: 'Sale' }, { value: 'rent', label: 'Rent' }]}
        />
      </div>
      {(['priceMin', 'priceMax'] as const).map((bound) => (
        <NumberField
          key={bound}
          label={bound === 'priceMin' ? 'Price from' : 'Price to'}
          className="[&_label]:sr-only"
          placeholder={bound === 'priceMin' ? 'From' : 'To'}
          example="62,000"
          read={readBaht}
          {...(bound === 'priceMax' && { unit })}
          value={draft[bound] ?? null}
          onChange={(baht) => onChange({ ...draft, [bound]: baht ?? undefined })}
        />
      ))}
    </div>
  )
}
