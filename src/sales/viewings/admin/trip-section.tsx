import { UnitPicker } from '../../../records/units/admin/unit-picker.tsx'
import { formatTime } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { MAX_HOMES } from '../rules/viewing.ts'
import { ClashNote } from './clash-note.tsx'
import { DealHomes } from './deal-homes.tsx'
import { TripHomes } from './trip-homes.tsx'
import type { Trip } from './use-trip.ts'

/** The homes in their order with the ways between them. */
export function TripSection({
  trip,
  dealId,
  fault,
}: {
  trip: Trip
  dealId: number | null
  fault: string | null
}) {
  const { plan, homes } = trip
  return (
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
        <ErrorState title="Couldn’t load the times." retry={trip.retryPlan} />
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
          {`${homes.length === 1 ? '1 home' : `${homes.length} homes`}, shown once you choose a date and time.`}
        </p>
      ) : (
        <Skeleton className="h-14 w-full" />
      )}
      {fault && <Alert>{fault}</Alert>}
      {dealId !== null && <DealHomes dealId={dealId} trip={trip} />}
      {homes.length < MAX_HOMES && (
        <UnitPicker
          label="Add home"
          value={null}
          onChange={(chosen) => chosen && trip.add(chosen)}
        />
      )}
    </section>
  )
}

/** `10:00 to 12:10, 35 min between homes, in the best order.` */
function summary(
  { homes, endsAt, wayMinutes }: NonNullable<Trip['plan']>,
  isOrdered: boolean,
): string {
  const [first] = homes
  const parts = [
    first && `${formatTime(first.startsAt)} to ${formatTime(endsAt)}`,
    homes.length > 1 && wayMinutes !== null && `${wayMinutes} min between homes`,
    homes.length > 2 && (isOrdered ? 'in your order' : 'in the best order'),
  ]
  return parts.filter(Boolean).join(', ')
}
