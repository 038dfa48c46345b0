import { useState } from 'react'
import { bangkokDate } from '../../../shared/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import type { UnitRecord } from '../rules/unit.ts'
import { type UnitStatus, UnitStatuses } from '../rules/unit-sets.ts'

/** The rent and end of a new lease; absent fields leave the unit's values unchanged. */
export type Lease = { rentAmount?: number; rentedUntil?: string | null }

const PASSED = 'This day has passed. Press again to keep it.'

/** Asks for the rent and the end of the lease when a unit becomes rented. */
export function LeaseFields({
  unit,
  status,
  onDone,
}: {
  unit: UnitRecord
  status: UnitStatus
  onDone: (lease: Lease) => void
}) {
  const [rent, setRent] = useState(unit.rentAmount)
  const [until, setUntil] = useState(unit.rentedUntil)
  const [faults, setFaults] = useState({ rent: false, until: false })
  // The day that is known to have passed, once that was said.
  const [past, setPast] = useState<string | null>(null)
  const isNewlyPast = until !== null && until !== unit.rentedUntil && hasPassed(until)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (faults.rent || faults.until) return
        if (isNewlyPast && past !== until) return setPast(until)
        onDone({
          ...(rent !== null && { rentAmount: rent }),
          // The end of the previous lease is not the end of this one.
          ...(until !== unit.rentedUntil && { rentedUntil: until }),
        })
      }}
      className="dense grid gap-3"
    >
      <NumberField
        label="Rent"
        unit="THB/month"
        value={rent}
        onChange={setRent}
        onFault={(fault) => setFaults((previous) => ({ ...previous, rent: fault !== null }))}
      />
      <DateField
        label="Rented until"
        value={until}
        error={isNewlyPast && past === until ? PASSED : undefined}
        onChange={setUntil}
        onFault={(fault) => setFaults((previous) => ({ ...previous, until: fault !== null }))}
      />
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => {
          setUntil(inOneYear(bangkokDate(new Date())))
          setFaults((previous) => ({ ...previous, until: false }))
        }}
      >
        1 year
      </Button>
      <Button type="submit" size="small">
        {`Mark as ${UnitStatuses.labels[status].toLowerCase()}`}
      </Button>
    </form>
  )
}

function hasPassed(day: string): boolean {
  return day < bangkokDate(new Date())
}

/** The last day of a lease of one year that begins on a day. */
function inOneYear(day: string): string {
  const end = new Date(`${day}T00:00:00Z`)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  end.setUTCDate(end.getUTCDate() - 1)
  return end.toISOString().slice(0, 10)
}
