import { useWatch } from 'react-hook-form'
import { formFields } from '../../../admin/record-form/form-fields.tsx'
import type { RecordForm } from '../../../admin/record-form/use-record-form.ts'
import { AddressPreview } from '../../../city/geocoder/admin/address-preview.tsx'
import { useAddressPreview } from '../../../city/geocoder/admin/use-address-preview.ts'
import { PinMap } from '../../../city/map/admin/pin-map.tsx'
import { inServiceArea, OUTSIDE_SERVICE_AREA } from '../../../city/places/rules/place.ts'
import type { Point } from '../../../shared/distance.ts'
import { Button } from '../../../ui/button.tsx'
import type { ProjectRecord } from '../rules/project.ts'
import { labels, type ProjectValues } from './project-values.ts'

/**
 * The position of a project: its address, and a pin that follows the address until it is moved by hand.
 * Nearby places follow the pin.
 */
export function PlaceFields({
  form,
  record,
}: {
  form: RecordForm<ProjectValues>
  record: ProjectRecord | null
}) {
  const { control } = form.form
  const field = formFields(form, labels)
  const [address, latitude, longitude] = useWatch({
    control,
    name: ['address', 'latitude', 'longitude'],
  })
  const entered = pointOf(latitude, longitude)
  const isByHand =
    latitude !== (record?.latitude ?? null) || longitude !== (record?.longitude ?? null)
  const isNewAddress = address !== (record?.address ?? '')
  const addressPreview = useAddressPreview(
    isByHand ? (entered ? coordinatesText(entered) : '') : isNewAddress ? address : '',
  )
  const coordinates = addressPreview.preview.data?.coordinates
  const byAddress = coordinates ? { latitude: coordinates.lat, longitude: coordinates.lng } : null
  const isOutside = isByHand && entered !== null && !inServiceArea(entered)
  const outside = isOutside ? OUTSIDE_SERVICE_AREA : null
  const setPoint = (point: Point | null) => {
    form.set('latitude', point?.latitude ?? null)
    form.set('longitude', point?.longitude ?? null)
  }
  return (
    <>
      {field.text('address', {
        maxLength: 500,
        hint: 'A new address is looked up when you save; a pin that was moved wins over it.',
      })}
      <AddressPreview request={addressPreview} />
      <PinMap point={isByHand || !isNewAddress ? entered : byAddress} onMove={setPoint} />
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        {field.number('latitude', { isPlain: true, error: outside })}
        {field.number('longitude', { isPlain: true, error: outside })}
      </div>
      {isByHand && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => setPoint(pointOf(record?.latitude, record?.longitude))}
        >
          Put the pin back
        </Button>
      )}
    </>
  )
}

function pointOf(
  latitude: number | null | undefined,
  longitude: number | null | undefined,
): Point | null {
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return null
  return { latitude, longitude }
}

function coordinatesText({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
}
