import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { type UnitRecord, type UnitStatus, UnitStatuses } from '../rules.ts'

/** What is known of a lease that begins. */
export type Lease = { rentAmount?: number; rentedUntil?: string | null }

/** Asked when a home is let: the rent, left as it is where none is entered, and until when. */
export function LetFields({
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
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (faults.rent || faults.until) return
        onDone({
          ...(rent !== null && { rentAmount: rent }),
          // Taken out, the end of the lease before is not the end of this one.
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
        onFault={(fault) => setFaults((known) => ({ ...known, rent: fault !== null }))}
      />
      <DateField
        label="Until"
        value={until}
        onChange={setUntil}
        onFault={(fault) => setFaults((known) => ({ ...known, until: fault !== null }))}
      />
      <Button type="submit" size="small">
        {`Mark as ${UnitStatuses.labels[status].toLowerCase()}`}
      </Button>
    </form>
  )
}
