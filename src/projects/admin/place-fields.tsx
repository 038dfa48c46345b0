import { Controller, useWatch } from 'react-hook-form'
import type { RecordForm } from '../../admin/record-form/use-record-form.ts'
import { AddressPreview } from '../../places/admin/address-preview.tsx'
import { PinMap } from '../../places/admin/pin-map.tsx'
import { useAddressPreview } from '../../places/admin/use-address-preview.ts'
import { inServiceArea, OUTSIDE_SERVICE_AREA } from '../../places/rules.ts'
import type { Point } from '../../shared/distance.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import type { ProjectRecord } from '../rules.ts'
import { labels, type ProjectValues } from './project-values.ts'

/**
 * Where a project is: its address, and the pin that goes by it until it is put elsewhere by hand. What is
 * near follows either.
 */
export function PlaceFields({
  form,
  record,
}: {
  form: RecordForm<ProjectValues>
  record: ProjectRecord | null
}) {
  const { control, register } = form.form
  const [address, latitude, longitude] = useWatch({
    control,
    name: ['address', 'latitude', 'longitude'],
  })
  const entered = pointOf(latitude, longitude)
  const isByHand =
    latitude !== (record?.latitude ?? null) || longitude !== (record?.longitude ?? null)
  const isNewAddress = address !== (record?.address ?? '')
  const asked = useAddressPreview(
    isByHand ? (entered ? written(entered) : '') : isNewAddress ? address : '',
  )
  const found = asked.preview.data?.coordinates
  const byAddress = found ? { latitude: found.lat, longitude: found.lng } : null
  const isOutside = isByHand && entered !== null && !inServiceArea(entered)
  const put = (point: Point | null) => {
    form.set('latitude', point?.latitude ?? null)
    form.set('longitude', point?.longitude ?? null)
  }
  return (
    <>
      <TextField
        label={labels.address}
        required
        maxLength={500}
        hint="A new address is looked up when you save; a pin that was moved wins over it."
        error={form.errorAt('address')}
        {...register('address')}
      />
      <AddressPreview asked={asked} />
      <PinMap point={isByHand || !isNewAddress ? entered : byAddress} onMove={put} />
      <div className="grid items-start gap-4.5 sm:grid-cols-2">
        {(['latitude', 'longitude'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field }) => (
              <NumberField
                label={labels[name]}
                isPlain
                error={form.errorAt(name) ?? (isOutside ? OUTSIDE_SERVICE_AREA : null)}
                onFault={form.hold(name)}
                {...field}
              />
            )}
          />
        ))}
      </div>
      {isByHand && (
        <Button
          look="quiet"
          size="small"
          className="justify-self-start"
          onClick={() => put(pointOf(record?.latitude, record?.longitude))}
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

function written({ latitude, longitude }: Point): string {
  return `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
}
