import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { isSame } from '../drafts/changes.ts'
import type { Faults } from './check-record.ts'

type Names = readonly string[]

/**
 * The errors of a form: of its own check, of the server (as long as the refused value is unchanged), and of
 * invalid text in fields. After the first save attempt all of them are shown.
 */
export function useFormFaults<Values extends FieldValues>({
  check,
  hiddenNames = () => [],
  faultsWith = {},
}: {
  check: (typed: Values) => Faults
  /** Fields hidden for these values: they have no faults. */
  hiddenNames?: ((typed: Values) => Names) | undefined
  /** Other fields by which a field's refused value may be mended. */
  faultsWith?: Partial<Record<string, Names>> | undefined
}) {
  const element = useRef<HTMLFormElement>(null)
  const refused = useRef(new Map<string, { value: unknown; message: string }>())
  const [held, setHeld] = useState<Faults>({})
  const [isTried, setIsTried] = useState(false)
  const [focusRequests, setFocusRequests] = useState(0)

  useLayoutEffect(() => {
    if (focusRequests > 0) focusFirstFault(element.current)
  }, [focusRequests])

  const resolver: Resolver<Values> = async (typed) => {
    const faults: Record<string, string> = { ...check(typed) }
    for (const [name, { value, message }] of refused.current) {
      if (isSame(value, causesOf(name, typed))) faults[name] ??= message
    }
    for (const name of hiddenNames(typed)) delete faults[name]
    const entries = Object.entries(faults)
    if (entries.length === 0) return { values: typed, errors: {} }
    const errors = Object.fromEntries(
      entries.map(([name, message]) => [name, { type: 'check', message }]),
    )
    // Safe: errors by names of the form's fields.
    return { values: {}, errors: errors as FieldErrors<Values> }
  }

  /** The values that a refusal of a field may be about. */
  function causesOf(name: string, typed: Values): unknown[] {
    return [name, ...(faultsWith[name] ?? [])].map((cause) => typed[cause])
  }

  return {
    element,
    resolver,
    held,
    isTried,
    showAll: () => setIsTried(true),
    /** The errors of invalid text in fields that are asked for. */
    heldIn(typed: Values): Faults {
      const hidden = hiddenNames(typed)
      return Object.fromEntries(Object.entries(held).filter(([name]) => !hidden.includes(name)))
    },
    /** Stores the server's error for the typed value of a field. */
    refuse(name: string, typed: Values, message: string): void {
      refused.current.set(name, { value: causesOf(name, typed), message })
    },
    /** Returns a callback that sets or clears the error of invalid text in a field. */
    hold: (name: string) => (fault: string | null) =>
      setHeld(({ [name]: _, ...others }) =>
        fault === null ? others : { ...others, [name]: fault },
      ),
    focusFirst: () => focusFirstFault(element.current),
    /** Focuses the first error after the next render. */
    focusFirstSoon: () => setFocusRequests((count) => count + 1),
  }
}

/** Focuses the first invalid field or pending choice in the order of the form. */
export function focusFirstFault(form: HTMLFormElement | null): void {
  const first = form?.querySelector<HTMLElement>(
    '[aria-invalid="true"], [data-invalid] button, [data-waits] input',
  )
  first?.focus()
}
