import {
  type MutateOptions,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { ApiError } from '../../shared/api-client.ts'
import { nameInWords } from '../../shared/fields/name-in-words.ts'
import { showToast, type ToastAction } from '../../ui/feedback/toast-store.ts'
import { type Painted, paint } from './paint.ts'
import { refetchAffected } from './stale-queries.ts'

/** The toast after a successful save; `undo` reverts it, `also` is a second button. */
export type SuccessToast = {
  title: string
  text?: string
  undo?: () => Promise<unknown>
  also?: ToastAction
}

type Save<Input, Result> = {
  send: (input: Input) => Promise<Result>
  /** Returns the toast; null for none. */
  done?: (result: Result, input: Input) => SuccessToast | null
  /** The message when the server gives no reason. */
  failed: string
  /** The name of the record, for an error shown above a list. */
  nameOf?: (input: Input) => string
  /** Whether a form shows the error, so that no toast is needed. */
  isShownByForm?: boolean
  /** The query that gets the result at once, before it is read again. */
  keyOf?: (result: Result) => QueryKey
  /** What it does to records, which is shown at once, and taken back if the save fails. */
  paints?: (input: Input) => Painted
  /** Saves of this name are sent one after the other, in the order of the presses. */
  inTurn?: string
  /** An optimistic update of a query's data, rolled back if the save fails. */
  optimistic?: { key: QueryKey; change: (before: unknown, input: Input) => unknown }
}

/** Thrown by the `undo` of many records that undid some of them; its message says how many not, and why. */
export class PartlyUndone extends Error {}

/** The error of the last save, kept until it is dismissed or the save is repeated. */
export type Refusal = { title: string; reason: string }

/**
 * A mutation that refetches the queries on screen and shows a toast with Undo. After a 401 the sign-in form
 * appears by itself.
 */
export function useSave<Input, Result>(save: Save<Input, Result>) {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isSending = useRef(false)
  const { optimistic } = save

  const alerts = useRef(new Set<() => boolean>())

  /** Registers an alert that shows the refusal; `isInView` says whether it can be seen. */
  const shownBy = useCallback((isInView: () => boolean) => {
    alerts.current.add(isInView)
    return () => void alerts.current.delete(isInView)
  }, [])

  function refuse(title: string, name: string | undefined, reason: string): void {
    const isSeen = [...alerts.current].some((isInView) => isInView())
    if (!isSeen) showToast('Error', reason, 'danger')
    const said = name && reason === title ? 'Please try again.' : reason
    setRefusal({ title: name ? `${title}: ${name}` : title, reason: said })
  }

  async function runUndo(undo: () => Promise<unknown>, name: string | undefined): Promise<void> {
    setRefusal(null)
    try {
      await undo()
    } catch (error) {
      const reason =
        error instanceof PartlyUndone
          ? error.message
          : reasonOf(error, 'Couldn’t undo. Please try again.')
      if (!isSignedOut(error)) refuse('Not undone', name, reason)
    }
    await refetchAffected(queries)
  }

  const mutation = useMutation<Result, Error, Input, (() => void) | undefined>({
    mutationFn: save.send,
    ...(save.inTurn && { scope: { id: save.inTurn } }),
    async onMutate(input) {
      setRefusal(null)
      if (save.paints) return paint(queries, save.paints(input))
      if (!optimistic) return undefined
      await queries.cancelQueries({ queryKey: optimistic.key })
      const before = queries.getQueriesData({ queryKey: optimistic.key })
      queries.setQueriesData({ queryKey: optimistic.key }, (data: unknown) =>
        data === undefined ? data : optimistic.change(data, input),
      )
      return () => {
        for (const [key, data] of before) queries.setQueryData(key, data)
      }
    },
    onError(error, input, rollBack) {
      rollBack?.()
      if (save.isShownByForm || isSignedOut(error)) return
      refuse(save.failed, save.nameOf?.(input), reasonBesideTitle(error, save.failed))
    },
    onSuccess(result, input) {
      if (save.keyOf) queries.setQueryData(save.keyOf(result), result)
      const toast = save.done?.(result, input)
      if (!toast) return
      const { title, text = '', undo, also } = toast
      const hint = 'Undo the last change'
      const action = undo && {
        label: 'Undo',
        icon: 'icon-undo-2',
        hint,
        run: () => void runUndo(undo, save.nameOf?.(input)),
      }
      showToast(title, text, 'plain', action, also)
    },
    onSettled() {
      isSending.current = false
      return refetchAffected(queries)
    },
  })

  /** Ignores a second call while the first is pending, as the button may not be disabled yet. */
  function mutateOnce(input: Input, options?: MutateOptions<Result, Error, Input>): void {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(input, options)
  }

  return { ...mutation, mutateOnce, refusal, shownBy, dismiss: () => setRefusal(null) }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The reason shown beside a title that already says what failed: a request without a response says so. */
export function reasonBesideTitle(error: unknown, title: string): string {
  if (error instanceof TypeError) return 'The connection was lost. Please try again.'
  return reasonOf(error, title)
}

/** The message for a failed call: the server's, else `fallback`. */
export function reasonOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  // Without room on the disk the message says what to do.
  const isExplained = error.status < 500 || error.status === 507
  if (!isExplained) return fallback
  return (error.code === 'invalid_fields' ? faultsInWords(error) : error.text) || fallback
}

/** Each fault with its field in words: `Rent amount: Enter a number`, where the sentence does not name it. */
function faultsInWords({ faults }: ApiError): string {
  return faults
    .map(({ path, message }) => {
      const field = nameInWords(path.split('.').findLast((part) => /^[a-z]/i.test(part)) ?? '')
      const isNamed = message.toLowerCase().includes(field.toLowerCase())
      return isNamed ? message : `${field}: ${message}`
    })
    .join('; ')
}
