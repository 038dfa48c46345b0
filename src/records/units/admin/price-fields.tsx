import { type KeyboardEvent, useState } from 'react'
import { reasonBesideTitle } from '../../../admin/calls/use-save.ts'
import { ApiError } from '../../../shared/api-client.ts'
import { errorAt, type FieldErrors } from '../../../shared/fields/form-state.ts'
import { formatNumber } from '../../../shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { missingFigures, neededFigures, type UnitRecord } from '../rules/unit.ts'
import { priceLines } from '../site/unit-price.ts'
import { Percent } from './percent.tsx'
import { useSavePrice } from './unit-calls.ts'

type Prices = Pick<UnitRecord, 'price' | 'rentAmount'>

/**
 * Edits a unit's price, its rent or both. Enter saves, Tab from the last field saves and goes on, Escape leaves. When
 * somebody else has changed the unit meanwhile, theirs is shown and saving again replaces it.
 */
export function PriceFields({
  unit,
  onDone,
  onNext,
}: {
  unit: UnitRecord
  onDone: () => void
  onNext: () => void
}) {
  const save = useSavePrice()
  const [typed, setTyped] = useState<Prices>({ price: unit.price, rentAmount: unit.rentAmount })
  const [stored, setStored] = useState<Prices & { version: number }>(unit)
  const [message, setMessage] = useState<string | null>(null)
  // What the server found wrong with one of them.
  const [refused, setRefused] = useState<FieldErrors>([])
  // Text that is no number; its field says so itself once it is left.
  const [wrong, setWrong] = useState<Partial<Record<keyof Prices, string | null>>>({})
  const [wasSubmitted, setWasSubmitted] = useState(false)
  const names = shownFields(unit)
  const faults = missingFigures({ listingType: unit.listingType, ...typed })

  function submit(then: () => void): void {
    setWasSubmitted(true)
    if (names.some((name) => wrong[name]) || faults.length > 0 || save.isPending) return
    if (names.every((name) => typed[name] === stored[name])) {
      then()
      return
    }
    save.mutate(
      {
        unit: { ...unit, ...stored },
        prices: Object.fromEntries(names.map((name) => [name, typed[name]])),
      },
      { onSuccess: then, onError: refuse },
    )
  }

  function refuse(error: Error): void {
    const theirs = error instanceof ApiError ? error.conflict : null
    if (!theirs) {
      const faults = error instanceof ApiError ? error.faults : []
      const isBeside = faults.some(({ path }) => names.some((name) => name === path))
      setRefused(faults)
      setMessage(isBeside ? null : reasonBesideTitle(error, 'Failed to update unit'))
      return
    }
    // Safe: the conflict carries the unit as the endpoint returns it.
    const current = theirs.current as unknown as UnitRecord
    setStored(current)
    const prices = priceLines(current).join(' · ')
    setMessage(
      `${theirs.changedBy ?? 'Someone else'} changed this unit to ${prices}. Save again to replace it.`,
    )
  }

  function handleKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    if (event.key !== 'Tab' || event.shiftKey) return
    const inputs = [...event.currentTarget.querySelectorAll('input')]
    if (event.target !== inputs.at(-1)) return
    event.preventDefault()
    submit(onNext)
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(onDone)
      }}
      onKeyDown={handleKeyDown}
      className="dense grid gap-2.5 text-left"
    >
      {names.map((name) => (
        <div key={name} className="grid gap-1">
          <NumberField
            required
            label={name === 'price' ? 'Price' : 'Rent'}
            unit={name === 'price' ? 'THB' : 'THB/month'}
            className={name === 'rentAmount' ? '[&_input]:pr-24!' : '[&_input]:pr-14!'}
            value={typed[name]}
            onChange={(baht) => {
              setTyped((before) => ({ ...before, [name]: baht }))
              setRefused([])
            }}
            onFault={(fault) => setWrong((before) => ({ ...before, [name]: fault }))}
            error={
              wrong[name]
                ? wasSubmitted
                  ? wrong[name]
                  : null
                : (errorAt(faults, name) ?? errorAt(refused, name))
            }
          />
          <Difference from={stored[name]} to={typed[name]} />
        </div>
      ))}
      {message && (
        <p role="alert" className="text-danger">
          {message}
        </p>
      )}
      <div className="flex items-center gap-3">
        <Button type="submit" size="small" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save'}
        </Button>
        <p className="text-ink-3 pointer-coarse:hidden">
          <kbd className={keyLook}>Enter</kbd> saves <kbd className={keyLook}>Tab</kbd> next price
        </p>
      </div>
    </form>
  )
}

const keyLook = 'rounded-[5px] border border-line px-1.5 font-sans'

function Difference({ from, to }: { from: number | null; to: number | null }) {
  if (from === null || to === null || from === to) return null
  return (
    <p className="text-ink-2 tabular-nums">
      Was {formatNumber(from)}
      {from > 0 && (
        <>
          {' · '}
          <Percent from={from} to={to} />
        </>
      )}
    </p>
  )
}

function shownFields({ listingType }: UnitRecord): ('price' | 'rentAmount')[] {
  const needed = neededFigures(listingType)
  return (['price', 'rentAmount'] as const).filter((name) => needed[name])
}
