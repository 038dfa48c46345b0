import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type Resolver,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError, type Conflict } from '../../shared/api-client.ts'
import { reasonOf } from '../use-save.ts'
import { useGuardedLeaving } from './use-guarded-leaving.ts'

type Stored = { id: number; version: number }

type Options<Values extends FieldValues, Of extends Stored, Result> = {
  /** What the door reads the fields by. */
  schema: z.ZodMiniType
  /** The stored record, or null for a new one. */
  record: Of | null
  /** The fields' values of a record, and of a new one. */
  values: (record: Of | null) => Values
  /** Sends a new record, or what changed of one with the version it was made of. */
  save: (sent: Partial<Values>, base: Stored | null) => Promise<Result>
  /** What a refusal says where the server gives no reason. */
  failed: string
  /** What stands above a refusal of this status, instead. */
  titles?: Readonly<Record<number, string>>
  /** Leaves the form; it asks first where something would be lost. */
  onLeave: () => void
}

/** What somebody else saved meanwhile, beside what is typed here. */
export type Clash<Values> = Conflict & {
  /** As it was when it was read here, as it is stored, and what was typed. */
  before: Values
  theirs: Values
  mine: Partial<Values>
}

/**
 * A record in a form: checked by the door's own schema on leaving a field and on saving; sends only what
 * changed, with its version. What the server refuses stands beside its field or above the form; what
 * somebody else saved meanwhile is taken over field by field, and nothing that was typed is lost.
 */
export function useRecordForm<Values extends FieldValues, Of extends Stored, Result>(
  options: Options<Values, Of, Result>,
) {
  const { schema, values, save, failed, titles = {}, onLeave } = options
  const isSending = useRef(false)
  const [base, setBase] = useState(options.record)
  const [refusal, setRefusal] = useState<{ title: string; reason: string } | null>(null)
  const [held, setHeld] = useState<Readonly<Record<string, string>>>({})
  const [clash, setClash] = useState<Clash<Values> | null>(null)
  const form = useForm<Values>({
    mode: 'onTouched',
    // Safe: the values of every field, which is what a form's defaults are.
    defaultValues: values(options.record) as DefaultValues<Values>,
    resolver: checkedBy(schema),
  })
  const { dirtyFields, errors, isSubmitting } = form.formState
  const changed = Object.keys(dirtyFields)

  const { leaving, saved } = useGuardedLeaving(changed.length, onLeave)

  const wrong = [...new Set([...Object.keys(held), ...Object.keys(errors)])]

  const submit = form.handleSubmit(async (typed) => {
    const [waiting] = Object.keys(held)
    if (waiting) form.setFocus(pathOf<Values>(waiting))
    // A second press while the first is on its way is the same one.
    if (waiting || isSending.current) return
    isSending.current = true
    setRefusal(null)
    const sent = base ? pick(typed, changed) : typed
    try {
      await save(sent, base && { id: base.id, version: base.version })
      saved()
      onLeave()
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return
      if (error instanceof ApiError && error.conflict) takeOver(error.conflict, sent)
      else refuse(error)
    } finally {
      isSending.current = false
    }
  })

  function refuse(error: unknown): void {
    const faults = error instanceof ApiError ? error.faults : []
    const known = faults.filter(({ path }) => path in form.getValues())
    for (const { path, message } of known) {
      form.setError(pathOf<Values>(path), { type: 'server', message }, { shouldFocus: true })
    }
    const title = error instanceof ApiError ? titles[error.status] : undefined
    if (!title && known.length >= Math.max(1, faults.length)) return
    setRefusal({ title: title ?? failed, reason: reasonOf(error, failed) })
  }

  /** What is stored becomes what the form is made of; what was typed here stays typed. */
  function takeOver(conflict: Conflict, mine: Partial<Values>): void {
    // Safe: the record as the same door answers it.
    const current = conflict.current as unknown as Of
    const theirs = values(current)
    setBase(current)
    form.reset(theirs)
    for (const [name, value] of Object.entries(mine)) set(name, value)
    setClash({ ...conflict, before: values(base), theirs, mine })
  }

  function set(name: string, value: unknown): void {
    form.setValue(pathOf<Values>(name), asValue(value), { shouldDirty: true, shouldValidate: true })
  }

  return {
    form,
    submit,
    set,
    leaving,
    /** How many fields are wrong, and the way to the first. */
    errors: wrong.length,
    focusFirstError() {
      const [first] = Object.keys(form.getValues()).filter((name) => wrong.includes(name))
      if (first) form.setFocus(pathOf<Values>(first))
    },
    /** Holds the form back while a field has no value to send: what is typed is none, or is on its way. */
    hold: (name: Path<Values>) => (fault: string | null) =>
      setHeld(({ [name]: _, ...others }) =>
        fault === null ? others : { ...others, [name]: fault },
      ),
    isSaving: isSubmitting,
    refusal,
    clash,
    /** What to say at a field, beside the ways to fill it. */
    errorAt: (name: Path<Values>) =>
      form.getFieldState(name, form.formState).error?.message ??
      (form.formState.isSubmitted ? (held[name] ?? null) : null),
  }
}
export type RecordForm<Values extends FieldValues> = ReturnType<
  typeof useRecordForm<Values, Stored, unknown>
>

// Safe: `raw` hands on the values as they were typed, whatever the schema makes of them.
function checkedBy<Values extends FieldValues>(schema: z.ZodMiniType): Resolver<Values> {
  return standardSchemaResolver(schema as never, undefined, {
    raw: true,
  }) as unknown as Resolver<Values>
}

// Safe: only names of the form's own fields come here.
function pathOf<Values extends FieldValues>(name: string): Path<Values> {
  return name as Path<Values>
}

// Safe: a value that the form itself, or its record, had in this field.
function asValue(value: unknown): never {
  return value as never
}

function pick<Values extends FieldValues>(values: Values, names: readonly string[]) {
  const picked: Partial<Values> = {}
  for (const name of Object.keys(values) as (keyof Values)[]) {
    if (names.includes(String(name))) picked[name] = values[name]
  }
  return picked
}
