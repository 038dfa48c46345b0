import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { ApiError, type Conflict } from '../../shared/api-client.ts'
import { exposedFields } from '../../shared/contact-details/exposed-fields.ts'
import { reasonBesideTitle } from '../calls/use-save.ts'
import { changesOf } from '../drafts/changes.ts'
import { type CrossCheck, faultsOf } from './check-record.ts'
import { conflictFields } from './conflict.ts'
import { PartlySaved } from './partly-saved.ts'
import { useFormConflict } from './use-form-conflict.ts'
import { useFormFaults } from './use-form-faults.ts'
import { useNavigationGuard } from './use-navigation-guard.ts'
import { type RecordDraft, useRecordDraft } from './use-record-draft.ts'
import { useUploads } from './use-uploads.ts'

type Stored = { id: number; version: number }

type Options<Values extends FieldValues, Of extends Stored> = {
  /** The kind in texts: "unit". */
  kind: string
  /** The schema of the endpoint. */
  schema: z.ZodMiniType
  /** Validation across several fields. */
  across?: CrossCheck<Values>
  /** Required fields: enforced for a new record, only marked in a stored one. */
  required?: readonly (keyof Values & string)[]
  /** Fields hidden for these values: they have no faults, and are sent as stored. */
  hiddenNames?: (values: Values) => readonly (keyof Values & string)[]
  /** Other fields by which a field's refused value may be mended: a unit number by its project. */
  faultsWith?: Partial<Record<keyof Values & string, readonly (keyof Values & string)[]>>
  /** Fields that visitors read: contact details in them are asked about before they are saved. */
  publicTexts?: readonly (keyof Values & string)[]
  /** The stored record, or null for a new one. */
  record: Of | null
  /** The form values of a record, or of a new one. */
  values: (record: Of | null) => Values
  /** Creates a record, in a form that can. */
  create?: (values: Values) => Promise<unknown>
  /** Updates a stored record with the changed fields and its version. */
  update?: (changes: Partial<Values> & Stored) => Promise<unknown>
  /** The error message when the server gives no reason. */
  failed?: string
  /** Titles of errors by HTTP status. */
  titles?: Readonly<Record<number, string>>
  /** What to ask before a new record is created; null for nothing. */
  asksFirst?: (values: NoInfer<Values>) => Promise<string | null>
  /** Storage of drafts; null for none. */
  draft: RecordDraft<Values> | null
  /** Leaves the form, after confirmation if there are unsaved changes. */
  onLeave: () => void
}

/**
 * The state of a record's form. Validates with the endpoint's schema on blur and on saving; sends only
 * changed fields with the record's version. Saving waits for uploads, asks about failed ones, and in an edit
 * conflict requires a choice for every field changed by both sides. Unsaved values are stored as a draft.
 */
export function useRecordForm<Values extends FieldValues, Of extends Stored>(
  options: Options<Values, Of>,
) {
  const { schema, across, required = [], values, titles = {}, hiddenNames, faultsWith } = options
  const failed =
    options.failed ?? `Failed to ${options.record ? 'update' : 'create'} ${options.kind}`
  const isSending = useRef(false)
  // The latest known stored version of the record, and its form values.
  const origin = useRef({ record: options.record, values: values(options.record) })
  const [phase, setPhase] = useState<
    'editing' | 'waiting' | 'asking' | 'exposing' | 'confirming' | 'saving'
  >('editing')
  const [question, setQuestion] = useState('')
  const [refusal, setRefusal] = useState<{ title: string; reason: string } | null>(null)
  const uploads = useUploads()
  const faults = useFormFaults<Values>({
    check: (typed) =>
      faultsOf({ schema, across }, typed, origin.current.record && origin.current.values),
    hiddenNames,
    faultsWith,
  })
  const form = useForm<Values>({
    mode: 'onTouched',
    // Safe: `values` returns a value for every field.
    defaultValues: origin.current.values as DefaultValues<Values>,
    resolver: faults.resolver,
  })
  const { dirtyFields, errors } = form.formState
  const changed = new Set([...Object.keys(dirtyFields), ...uploads.fields])
  const invalid = new Set([...Object.keys(faults.heldIn(form.getValues())), ...Object.keys(errors)])
  const conflict = useFormConflict({
    read: (name) => form.getValues(pathOf<Values>(name)),
    set,
  })
  const draft = useRecordDraft(options.draft, {
    id: options.record?.id ?? null,
    origin: () => origin.current,
    apply(typed, fields) {
      for (const [name, value] of Object.entries(typed)) set(name, value, false)
      if (fields.length > 0) conflict.show({ changedBy: null, changedAt: null, fields })
    },
  })
  const { leaveGuard, saved } = useNavigationGuard(changed.size, options.onLeave, draft.forget)

  // A change may make other fields valid or invalid.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ errors = {} }) {
          draft.write(form.getValues())
          const others = Object.keys(errors).map(pathOf<Values>)
          if (faults.isTried) void form.trigger()
          else if (others.length > 0) void form.trigger(others)
        },
      }),
    [form, faults.isTried, draft.write],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: submits once all uploads are done
  useEffect(() => {
    if (phase === 'waiting' && uploads.uploading === 0) void submit()
  }, [phase, uploads.uploading])

  async function submit(): Promise<void> {
    // Ignores a second submit while the first is pending.
    if (isSending.current) return
    faults.showAll()
    setPhase('editing')
    const isValid = await form.trigger()
    if (conflict.isUnanswered) conflict.ask()
    if (
      !isValid ||
      Object.keys(faults.heldIn(form.getValues())).length > 0 ||
      conflict.isUnanswered
    ) {
      return faults.focusFirstSoon()
    }
    if (uploads.uploading > 0) return setPhase('waiting')
    if (uploads.failed > 0) return setPhase('asking')
    await sendUnlessExposed()
  }

  /** Sends, or first asks about contact details that visitors would read. */
  async function sendUnlessExposed(): Promise<void> {
    if (exposed().length > 0) return setPhase('exposing')
    await sendUnlessAsked()
  }

  async function sendUnlessAsked(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    const { record } = origin.current
    const asked = record ? null : await options.asksFirst?.(form.getValues())
    isSending.current = false
    if (!asked) return send()
    setQuestion(asked)
    setPhase('confirming')
  }

  /** The changed texts for visitors that hold contact details. */
  function exposed() {
    return exposedFields(changesOf(form.getValues(), origin.current.values), options.publicTexts)
  }

  async function send(): Promise<void> {
    if (isSending.current) return
    isSending.current = true
    setPhase('saving')
    setRefusal(null)
    const { record, values: before } = origin.current
    const typed = withStored(form.getValues(), before, hiddenNames)
    try {
      if (record) {
        const { id, version } = record
        await options.update?.({ ...changesOf(typed, before), id, version })
      } else await options.create?.(typed)
      draft.forget()
      saved()
      options.onLeave()
    } catch (error) {
      // The sign-in form appears by itself.
      if (error instanceof ApiError && error.status === 401) return
      if (error instanceof ApiError && error.conflict) rebase(error.conflict)
      else await refuse(error)
    } finally {
      isSending.current = false
      setPhase('editing')
    }
  }

  async function refuse(error: unknown): Promise<void> {
    if (error instanceof PartlySaved)
      return setRefusal({ title: error.message, reason: error.reason })
    const refused = error instanceof ApiError ? error.faults : []
    const typed = form.getValues()
    const fieldFaults = refused.filter(({ path }) => path in typed)
    for (const { path, message } of fieldFaults) faults.refuse(path, typed, message)
    await form.trigger()
    const title = error instanceof ApiError ? titles[error.status] : undefined
    if (!title && fieldFaults.length >= Math.max(1, refused.length)) faults.focusFirstSoon()
    else setRefusal({ title: title ?? failed, reason: reasonBesideTitle(error, failed) })
  }

  /** Resets the form to the record stored by somebody else, and reapplies the changes made here. */
  function rebase({ current, changedBy, changedAt }: Conflict): void {
    // Safe: the conflict carries the record as the endpoint returns it.
    const record = current as unknown as Of
    const before = origin.current.values
    const theirs = values(record)
    const typed = changesOf(form.getValues(), before)
    origin.current = { record, values: theirs }
    form.reset(theirs)
    for (const [name, value] of Object.entries(typed)) set(name, value)
    conflict.show({ changedBy, changedAt, fields: conflictFields(before, theirs, typed) })
  }

  function set(name: string, value: unknown, shouldValidate = true): void {
    form.setValue(pathOf<Values>(name), asValue(value), { shouldDirty: true, shouldValidate })
  }

  return {
    form,
    element: faults.element,
    submit,
    set,
    leaveGuard,
    /** The number of invalid fields. */
    errors: invalid.size,
    focusFirstError: faults.focusFirst,
    hold: faults.hold,
    /** Returns a callback for the uploads of a field. */
    uploads: uploads.note,
    isSaving: phase === 'saving',
    isWaiting: phase === 'waiting',
    /** The number of failed uploads while the form asks about them, else 0. */
    failedUploads: phase === 'asking' ? uploads.failed : 0,
    sendWithoutFailed: () => void sendUnlessExposed(),
    keepEditing: () => setPhase('editing'),
    /** The texts that would show contact details to visitors, while the form asks about them. */
    exposed: phase === 'exposing' ? exposed() : [],
    removeContactDetails() {
      for (const { name, cleaned } of exposed()) set(name, cleaned)
      setPhase('editing')
    },
    sendAsTyped: () => void sendUnlessAsked(),
    /** What is asked before a new record is created, else empty. */
    question: phase === 'confirming' ? question : '',
    sendAnyway: () => void send(),
    refusal,
    conflict: conflict.shown,
    /** The restored draft; `at` is when it was last changed. */
    draft: draft.restored && {
      at: draft.restored,
      discard() {
        draft.discard()
        conflict.show(null)
        form.reset(origin.current.values)
      },
    },
    isPublicText: (name: string) => options.publicTexts?.includes(name) ?? false,
    isRequired: (name: string) => required.includes(name),
    /** Whether a required field of a stored record is empty; saving is allowed nevertheless. */
    isMissing: (name: string) =>
      options.record !== null && required.includes(name) && isBlank(origin.current.values[name]),
    /** The error of a field. */
    errorAt: (name: Path<Values>) =>
      form.getFieldState(name, form.formState).error?.message ??
      (faults.isTried ? (faults.held[name] ?? null) : null),
  }
}
export type RecordForm<Values extends FieldValues> = ReturnType<
  typeof useRecordForm<Values, Stored>
>

/** The typed values; those of fields that are not asked for are as stored. */
function withStored<Values extends FieldValues>(
  typed: Values,
  stored: Values,
  hiddenNames: Options<Values, Stored>['hiddenNames'],
): Values {
  const hidden = hiddenNames?.(typed) ?? []
  return { ...typed, ...Object.fromEntries(hidden.map((name) => [name, stored[name]])) }
}

function isBlank(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

// Safe: only called with names of the form's fields.
function pathOf<Values extends FieldValues>(name: string): Path<Values> {
  return name as Path<Values>
}

// Safe: the value comes from the form or its record.
function asValue(value: unknown): never {
  return value as never
}
