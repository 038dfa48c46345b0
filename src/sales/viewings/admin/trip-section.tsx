import { UnitPicker } from '../../../records/units/admin/unit-picker.tsx'
import { formatTime } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import { MAX_HOMES } from '../rules/viewing.ts'
import { ClashNote } from './clash-note.tsx'
import { DealHomes } from './deal-homes.tsx'
import { TripHomes } from './trip-homes.tsx'
import type { Trip } from './use-trip.ts'

/** When it begins, and the homes in their order with the ways between them. */
export function TripSection({
  trip,
  dealId,
  isSubmitted,
  isPast,
}: {
  trip: Trip
  dealId: number | null
  isSubmitted: boolean
  isPast: boolean
}) {
  const { plan, homes } = trip
  return (
    <>
      <div className="grid gap-4.5 sm:grid-cols-2">
        <DateField
          label="Day"
          disablePast
          required
          value={trip.day}
          onChange={trip.setDay}
          error={isSubmitted && !trip.day ? 'Choose a day' : null}
        />
        <TextField
          label="Begins at"
          type="time"
          required
          value={trip.time}
          onChange={({ currentTarget }) => trip.setTime(currentTarget.value)}
          error={
            isPast ? 'That time has passed' : isSubmitted && !trip.hasTime ? 'Choose a time' : null
          }
        />
      </div>
      <section aria-label="Homes" className="grid grid-cols-1 gap-3">
        <div className="dense-row flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-base font-strong">Homes</h3>
          {trip.isOrdered && homes.length > 2 && (
            <Button variant="quiet" size="small" onClick={trip.putInBestOrder}>
              Best order
            </Button>
          )}
        </div>
        {trip.isPlanFailed ? (
          <ErrorState title="The times could not be read." retry={trip.retryPlan} />
        ) : plan ? (
          <>
            <TripHomes
              plan={plan}
              onMove={trip.move}
              onRemove={trip.remove}
              onMinutes={trip.setMinutes}
            />
            <p role="status" className="text-ink-2">
              {summary(plan, trip.isOrdered)}
            </p>
            <ClashNote clashes={plan.clashes} />
          </>
        ) : homes.length === 0 ? null : trip.startsAt === null ? (
          <p className="text-ink-2">
            {`${homes.length === 1 ? '1 home' : `${homes.length} homes`}, shown once day and time are chosen.`}
          </p>
        ) : (
          <Skeleton className="h-14 w-full" />
        )}
        {isSubmitted && homes.length === 0 && <Alert>Choose at least one home</Alert>}
        {dealId !== null && <DealHomes dealId={dealId} trip={trip} />}
        {homes.length < MAX_HOMES && (
          <UnitPicker
            label="Add a home"
            value={null}
            onChange={(chosen) => chosen && trip.add(chosen.id)}
          />
        )}
      </section>
    </>
  )
}

/** `10:00 to 12:10, 35 min on the way, in the best order.` */
function summary(
  { homes, endsAt, wayMinutes }: NonNullable<Trip['plan']>,
  isOrdered: boolean,
): string {
  const [first] = homes
  const parts = [
    first && `${formatTime(first.startsAt)} to ${formatTime(endsAt)}`,
    homes.length > 1 && wayMinutes !== null && `${wayMinutes} min on the way`,
    homes.length > 2 && (isOrdered ? 'in your order' : 'in the best order'),
  ]
  return parts.filter(Boolean).join(', ')
}
