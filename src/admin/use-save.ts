import {
  type MutateOptions,
  type QueryKey,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../shared/api-client.ts'
import { showToast } from '../ui/toast-store.ts'

/** What queries are about: the first part of their keys. */
export type Subject =
  | 'stats'
  | 'developers'
  | 'projects'
  | 'units'
  | 'contacts'
  | 'imports'
  | 'users'
  | 'settings'
  | 'audit'
  | 'trash'
  | 'inquiries'
  | 'filters'
  | 'auth'

/** What a toast says of a save that is done, and what takes it back. */
type Said = { title: string; text?: string; undo?: () => Promise<unknown> }

type Save<Input, Result> = {
  send: (input: Input) => Promise<Result>
  /** What is read again, whether it worked or not. */
  changes: readonly Subject[]
  /** Nothing is said where nothing is answered. */
  done?: (result: Result, input: Input) => Said | null
  /** What is said where the server gives no reason. */
  failed: string
  /** Which record it was, for a refusal that stands above a list. */
  nameOf?: (input: Input) => string
  /** Whether a form says what was refused, so that no toast need do it too. */
  isToldByForm?: boolean
  /** What a query's answer will be: shown at once, taken back where the save fails. */
  optimistic?: { key: QueryKey; change: (before: unknown, input: Input) => unknown }
}

/** Why the last one was refused: it stands until it is put away or done again. */
export type Refusal = { title: string; reason: string }

/**
 * Saves by a call: reads again what it changed, says what became of it, and offers to take it back. A
 * session that has ended brings up the sign-in form by itself.
 */
export function useSave<Input, Result>(save: Save<Input, Result>) {
  const queries = useQueryClient()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isSending = useRef(false)
  const { optimistic, changes } = save
  const readAgain = () =>
    Promise.all(changes.map((subject) => queries.invalidateQueries({ queryKey: [subject] })))

  function refuse(title: string, name: string | undefined, reason: string): void {
    showToast('Error', reason, 'danger')
    setRefusal({ title: name ? `${title}: ${name}` : title, reason })
  }

  async function takeBack(undo: () => Promise<unknown>, name: string | undefined): Promise<void> {
    setRefusal(null)
    try {
      await undo()
    } catch (error) {
      const reason = reasonOf(error, 'It could not be undone. Please try again.')
      if (!isSignedOut(error)) refuse('Not undone', name, reason)
    }
    await readAgain()
  }

  const mutation = useMutation<Result, Error, Input, (() => void) | undefined>({
    mutationFn: save.send,
    async onMutate(input) {
      setRefusal(null)
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
      if (save.isToldByForm || isSignedOut(error)) return
      refuse(save.failed, save.nameOf?.(input), reasonOf(error, save.failed))
    },
    onSuccess(result, input) {
      const said = save.done?.(result, input)
      if (!said) return
      const { title, text = '', undo } = said
      const hint = 'Undo what was just done'
      const action = undo && {
        label: 'Undo',
        icon: 'icon-undo-2',
        hint,
        run: () => void takeBack(undo, save.nameOf?.(input)),
      }
      showToast(title, text, 'plain', action)
    },
    onSettled() {
      isSending.current = false
      return readAgain()
    },
  })

  /** A second press while the first is on its way is the same one: a button is too slow to say so. */
  function mutateOnce(input: Input, options?: MutateOptions<Result, Error, Input>): void {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(input, options)
  }

  return { ...mutation, mutateOnce, refusal, putAway: () => setRefusal(null) }
}

function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** Why a call failed, in words for a person: the server's, else `fallback`. */
export function reasonOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback
  return error.status < 500 && error.text ? error.text : fallback
}
