import { PetPolicies, PropertyTypes } from '../../../records/projects/rules/project-sets.ts'
import type { UnitValues } from '../../../records/units/admin/unit-values.ts'
import { neededFigures } from '../../../records/units/rules/unit.ts'
import {
  Facings,
  Furnishings,
  ListingTypes,
  OwnershipTypes,
  UnitStatuses,
  Views,
} from '../../../records/units/rules/unit-sets.ts'
import { optionsOf, type ValueSet } from '../../../shared/fields/value-set.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { MultiSelect } from '../../../ui/choices/multi-select.tsx'
import { ChoiceField } from '../../../ui/fields/choice-field.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { Draft } from '../rules/draft.ts'
import { questionsFor } from '../rules/questions.ts'
import { DraftRow, hidesLabel } from './draft-row.tsx'
import { type Changes, type DraftHome, missingIn, unitValuesOf } from './draft-values.ts'
import { OwnerRow } from './owner-row.tsx'
import { ProjectRow } from './project-row.tsx'
import type { Paste } from './use-paste.ts'

/** The draft of a unit: every field with its words, what is guessed in amber, what is missing asked for. */
export function UnitPanel({
  paste,
  draft,
  home,
  number,
}: {
  paste: Paste
  draft: Draft
  home: DraftHome
  /** Which of the homes of the text. */
  number: number
}) {
  const language = useLanguage()
  const changes = paste.changes[number] ?? {}
  const values = unitValuesOf(home, changes)
  const missing = missingIn(home, changes)
  const asked = missingIn(home, {})
  const questions = questionsFor(missing, draft.chat.languages[0] ?? 'en')
  const isGuess = (field: string) =>
    number === 0 && draft.guesses.some((guess) => guess.field === field) && !(field in changes)
  const change = (next: Changes) => paste.change(number, next)
  const needed = neededFigures(values.listingType)
  const isListingMissing = missing.includes('listingType')
  const row = (label: string, groups: readonly string[], names: readonly string[] = groups) => ({
    ...{ paste, label, groups, found: home.found },
    questions: names.flatMap((name) => questions[name] ?? []),
    isRequired: names.some((name) => asked.includes(name)),
  })
  const choice = <Id extends string>(
    name: keyof UnitValues & string,
    label: string,
    set: ValueSet<Id>,
    none?: string,
  ) => (
    <ChoiceField
      className={hidesLabel}
      label={label}
      options={optionsOf(set, language)}
      {...(none !== undefined && { none })}
      value={String(values[name] ?? '')}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value || null } as Changes)}
    />
  )
  const number_ = (
    name: 'floor' | 'bedrooms' | 'bathrooms' | 'size' | 'price' | 'rentAmount',
    label: string,
    unit?: string,
  ) => (
    <NumberField
      className={hidesLabel}
      label={label}
      {...(unit !== undefined && { unit })}
      value={values[name]}
      onChange={(value) => change({ [name]: value })}
    />
  )
  const shown = (...names: string[]) =>
    names.some((name) => home.fields[name] !== undefined || name in changes)
  return (
    <Card className="overflow-hidden">
      <header className="flex min-h-11.5 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-4 py-1">
        <h2 className="text-base">Draft unit</h2>
        <Badge tone="success">{`${foundCount(home)} found`}</Badge>
        {missing.length > 0 && <Badge tone="warning">{`${missing.length} missing`}</Badge>}
        <span className="ml-auto text-ink-2 max-xl:hidden">from these words</span>
      </header>
      <ProjectRow
        {...row('Project', ['project'], ['projectId'])}
        {...{ home, draft, values, change }}
        resembling={number === 0 ? draft.resembling : []}
      />
      <DraftRow
        {...row('Type, listing', ['propertyType', 'listingType'], ['listingType'])}
        says={
          home.fields.propertyType === undefined && home.project?.propertyType
            ? 'the project ·'
            : null
        }
      >
        {choice('propertyType', 'Property type', PropertyTypes)}
        <ChoiceField
          className={hidesLabel}
          label="Listing type"
          options={optionsOf(ListingTypes, language)}
          {...(isListingMissing && { none: 'Choose one' })}
          value={isListingMissing ? '' : values.listingType}
          onChange={({ currentTarget }) => {
            const listingType = ListingTypes.read(currentTarget.value)
            if (listingType) change({ listingType })
          }}
        />
      </DraftRow>
      <DraftRow {...row('Unit, floor', ['unitNumber', 'floor'])}>
        <TextField
          className={hidesLabel}
          label="Unit number"
          maxLength={50}
          placeholder="Unit"
          value={values.unitNumber}
          onChange={({ currentTarget }) => change({ unitNumber: currentTarget.value })}
        />
        {number_('floor', 'Floor', 'floor')}
      </DraftRow>
      <DraftRow {...row('Bedrooms, size', ['bedrooms', 'size'])}>
        {number_('bedrooms', 'Bedrooms', values.bedrooms === 0 ? 'studio' : undefined)}
        {number_('size', 'Size', 'sqm')}
      </DraftRow>
      <DraftRow {...row('Bathrooms', ['bathrooms'])}>
        {asked.includes('bathrooms') ? (
          <Segmented
            label="Bathrooms"
            name="bathrooms"
            className="dense-row"
            options={['1', '2', '3'].map((value) => ({ value, label: value }))}
            value={String(values.bathrooms ?? '')}
            onChange={(value) => change({ bathrooms: Number(value) })}
          />
        ) : (
          number_('bathrooms', 'Bathrooms')
        )}
      </DraftRow>
      <DraftRow {...row('Facing, views', ['propertyFacing', 'propertyView'])}>
        {choice('propertyFacing', 'Facing', Facings, 'Not set')}
        <MultiSelect
          className={hidesLabel}
          label="Views"
          options={optionsOf(Views, language)}
          value={values.propertyView}
          // Safe: the options are those of the field.
          onChange={(chosen) => change({ propertyView: chosen } as Changes)}
        />
      </DraftRow>
      <DraftRow {...row('Furnishing', ['furnishing'])}>
        {choice('furnishing', 'Furnishing', Furnishings, 'Choose one')}
      </DraftRow>
      <DraftRow {...row('Rent, price', ['rentAmount', 'price'])}>
        {(needed.rentAmount || shown('rentAmount')) && number_('rentAmount', 'Rent', '/month')}
        {(needed.price || shown('price')) && number_('price', 'Price', 'THB')}
      </DraftRow>
      <DraftRow {...row('Available from', ['availabilityDate'])}>
        <DateField
          className={hidesLabel}
          label="Available from"
          value={values.availabilityDate}
          onChange={(availabilityDate) => change({ availabilityDate })}
        />
        {isGuess('availabilityDate') && <Badge tone="warning">Year is a guess</Badge>}
      </DraftRow>
      <DraftRow {...row('Pets', ['petAllowed'])}>
        {choice('petAllowed', 'Pets', PetPolicies, 'As in the project')}
      </DraftRow>
      {shown('status', 'rentedUntil') && (
        <DraftRow {...row('Status, rented until', ['status', 'rentedUntil'])}>
          {choice('status', 'Status', UnitStatuses)}
          {shown('rentedUntil') && (
            <DateField
              className={hidesLabel}
              label="Rented until"
              value={values.rentedUntil}
              onChange={(rentedUntil) => change({ rentedUntil })}
            />
          )}
          {isGuess('rentedUntil') && <Badge tone="warning">Year is a guess</Badge>}
        </DraftRow>
      )}
      {shown('smokingAllowed') && (
        <DraftRow {...row('Smoking', ['smokingAllowed'])}>
          <ChoiceField
            className={hidesLabel}
            label="Smoking"
            none="As in the project"
            options={[
              { value: 'true', label: 'Allowed' },
              { value: 'false', label: 'Not allowed' },
            ]}
            value={String(values.smokingAllowed ?? '')}
            onChange={({ currentTarget: { value } }) =>
              change({ smokingAllowed: value === '' ? null : value === 'true' })
            }
          />
        </DraftRow>
      )}
      {shown('ownershipType') && (
        <DraftRow {...row('Ownership', ['ownershipType'])}>
          {choice('ownershipType', 'Ownership', OwnershipTypes, 'Not set')}
        </DraftRow>
      )}
      <OwnerRow {...row('Owner', ['contact'], [])} {...{ draft, values, change }} />
    </Card>
  )
}

/** The fields that the text says, a person with their details as one. */
function foundCount({ fields }: DraftHome): number {
  return Object.keys(fields).length
}
