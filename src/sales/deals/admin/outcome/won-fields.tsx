import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { unitQuery } from '../../../../records/units/admin/unit-calls.ts'
import { bangkokDate } from '../../../../shared/dates.ts'
import { dealRefusals } from '../../../../shared/refusals/deals.ts'
import { DateField } from '../../../../ui/fields/date-field.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { commissionOf, DEFAULT_MONTHS } from '../../rules/deal-record.ts'
import { isLeaseOver, leaseEnd, MoveInput } from '../../rules/move.ts'
import { useDeal } from '../deal-calls.ts'
import type { EndingDeal } from './ask-outcome.tsx'
import { Tick } from './lost-offers.tsx'

/**
 * What a won deal asks: its final value and day, the commission, and what becomes of the home. Rent and final value
 * are one sum: entering one sets the other.
 */
export function useWonFields(deal: EndingDeal, isShown: boolean) {
  const read = useQuery({ ...unitQuery(deal.unitId), enabled: isShown && deal.unitId !== null })
  // One that was deleted meanwhile is still in the cache.
  const unit = read.isError ? undefined : read.data
  const stored = useDeal(isShown ? deal.id : null).data
  const today = bangkokDate(new Date())
  const isRent = deal.months !== null || unit?.listingType === 'rent'
  const months = deal.months ?? DEFAULT_MONTHS
  const [value, setValue] = useState<number | null>(deal.value)
  const [closedOn, setClosedOn] = useState<string | null>(today)
  const [changesHome, setChangesHome] = useState(true)
  const [hidesHome, setHidesHome] = useState(true)
  const [price, setPrice] = useState<number | null>(null)
  const [typedCommission, setCommission] = useState<number | null>()
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [faults, setFaults] = useState<Readonly<Record<string, string | null>>>({})
  const hold = (name: string) => (fault: string | null) =>
    setFaults((before) => ({ ...before, [name]: fault }))
  const times = isRent ? months : 1
  const amount = price ?? Math.round((value ?? 0) / times)
  const known = stored && commissionOf({ ...stored, value: value ?? 0 })
  const commission = typedCommission === undefined ? (known?.total ?? null) : typedCommission
  const wonOn = closedOn ?? today
  const start = from ?? stored?.leaseStart ?? wonOn
  const end = until ?? leaseEnd(start, months)
  const isFuture = closedOn !== null && closedOn > today
  const isOver = isRent && changesHome && unit !== undefined && isLeaseOver(end, wonOn)
  const sums = {
    value: faultOf(value),
    price: changesHome && unit ? faultOf(amount) : null,
    commission: faultOf(commission),
  }
  const home =
    changesHome && unit
      ? {
          ...(isRent
            ? { status: 'rented' as const, rentAmount: amount, rentedUntil: end }
            : { status: 'sold' as const, price: amount }),
          ...(hidesHome && { showOnWebsite: false }),
        }
      : null
  const move: Pick<MoveInput, 'value' | 'closedOn' | 'home' | 'leaseStart' | 'commissionAmount'> =
    isShown
      ? {
          ...(value !== null && { value }),
          closedOn: wonOn,
          ...(typedCommission !== undefined && { commissionAmount: typedCommission }),
          ...(isRent && { leaseStart: start }),
          ...(home && { home }),
        }
      : {}
  const isWrong =
    isShown &&
    (value === null ||
      isFuture ||
      isOver ||
      [...Object.values(sums), ...Object.values(faults)].some(Boolean))
  return {
    move,
    isWrong,
    element: (
      <div className="grid gap-4.5">
        <div className="grid gap-4.5 sm:grid-cols-2">
          <NumberField
            label="Final value"
            unit="THB"
            required
            value={value}
            onChange={(sum) => {
              setValue(sum)
              setPrice(null)
            }}
            onFault={hold('value')}
            error={value === null ? dealRefusals.deal_value_required : sums.value}
          />
          <DateField
            label="Won on"
            value={closedOn}
            onChange={setClosedOn}
            onFault={hold('closedOn')}
            error={isFuture ? dealRefusals.deal_ends_later : null}
          />
          <NumberField
            label="Commission"
            unit="THB"
            value={commission}
            onChange={setCommission}
            onFault={hold('commission')}
            error={sums.commission}
          />
          {isRent && (
            <DateField
              label="Lease starts"
              value={start}
              onChange={setFrom}
              onFault={hold('from')}
              error={null}
            />
          )}
        </div>
        {unit && (
          <div className="grid gap-3 rounded-control bg-wash px-3.5 py-2.5">
            <Tick isOn={changesHome} onChange={setChangesHome}>
              Set <b>{deal.unitName}</b> {isRent ? 'rented' : 'sold'}
            </Tick>
            {changesHome && (
              <>
                <div className="grid gap-4.5 sm:grid-cols-2">
                  <NumberField
                    label={isRent ? 'Rent' : 'Price'}
                    unit={isRent ? 'THB/month' : 'THB'}
                    value={amount}
                    onChange={(sum) => {
                      setPrice(sum)
                      if (sum !== null && sum >= 0) setValue(sum * times)
                    }}
                    onFault={hold('price')}
                    error={sums.price}
                  />
                  {isRent && (
                    <DateField
                      label="Rented until"
                      value={end}
                      onChange={setUntil}
                      onFault={hold('until')}
                      error={isOver ? dealRefusals.deal_lease_over : null}
                    />
                  )}
                </div>
                {unit.showOnWebsite && (
                  <Tick isOn={hidesHome} onChange={setHidesHome}>
                    Remove it from the website
                  </Tick>
                )}
              </>
            )}
          </div>
        )}
      </div>
    ),
  }
}

const faultOf = (sum: number | null): string | null =>
  sum === null ? null : (MoveInput.shape.value.safeParse(sum).error?.issues[0]?.message ?? null)
