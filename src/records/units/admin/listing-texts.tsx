import { useWatch } from 'react-hook-form'
import type { RecordForm } from '../../../admin/record-form/use-record-form.ts'
import { TITLE_LENGTH } from '../../../shared/fitted.ts'
import type { UnitRecord } from '../rules/unit.ts'
import { DESCRIPTION_LENGTH, listingText } from '../site/listing-text.ts'
import { ListingTextField } from './listing-text-field.tsx'
import { labels, type UnitValues } from './unit-values.ts'

/** The texts of a unit's page for search engines, which follow the form's facts until they are written by hand. */
export function ListingTexts({
  form,
  record,
}: {
  form: RecordForm<UnitValues>
  record: UnitRecord | null
}) {
  // Safe: the whole form is watched.
  const values = useWatch({ control: form.form.control }) as UnitValues
  const made = record && listingText(asUnit(record, values))
  const field = (name: 'seoTitle' | 'seoDescription') => ({
    label: labels[name],
    value: values[name] ?? '',
    made: made?.[name] ?? null,
    error: form.errorAt(name),
    onChange: (text: string) => form.set(name, text),
  })
  return (
    <>
      <ListingTextField {...field('seoTitle')} best={TITLE_LENGTH} max={300} rows={1} />
      <ListingTextField
        {...field('seoDescription')}
        best={DESCRIPTION_LENGTH}
        max={1000}
        rows={2}
      />
      {made && values.keyFeatures.length === 0 && made.keyFeatures.length > 0 && (
        <p className="text-sm text-ink-2">
          Key features, until you write your own: {made.keyFeatures.join(', ')}
        </p>
      )}
    </>
  )
}

/** The unit with what the form says of it, and no text by hand. */
function asUnit(record: UnitRecord, values: UnitValues) {
  const { bedrooms, bathrooms, size, floor, price, rentAmount } = values
  return {
    ...record,
    ...(values.unitNumber && { unitNumber: values.unitNumber }),
    ...(values.listingType && { listingType: values.listingType }),
    ...(values.status && { status: values.status }),
    bedrooms: bedrooms ?? record.bedrooms,
    bathrooms: bathrooms ?? record.bathrooms,
    size: size ?? record.size,
    floor: floor ?? null,
    price: price ?? null,
    rentAmount: rentAmount ?? null,
    furnishing: values.furnishing ?? null,
    propertyFacing: values.propertyFacing ?? null,
    propertyView: values.propertyView ?? [],
    petAllowed: values.petAllowed ?? null,
    seoTitle: null,
    seoDescription: null,
    keyFeatures: [],
  }
}
