import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '../../ui/feedback/alert.tsx'
import { FooterQuestion, FormFooter } from '../../ui/fields/form-footer.tsx'
import { DraftNote } from '../drafts/draft-note.tsx'
import { ConflictBanner } from './conflict-banner.tsx'
import { focusOnMount } from './focus-on-mount.ts'
import type { RecordForm } from './use-record-form.ts'

/**
 * The form of a record: fields, the error of the last save, footer. `body` wraps the scrolling part. Ctrl or
 * Cmd with Enter saves.
 */
export function RecordFields<Values extends FieldValues>({
  form,
  labels,
  body: Body,
  saveLabel = 'Save',
  isDisabled = false,
  children,
}: {
  form: RecordForm<Values>
  /** The labels of the fields. */
  labels: Readonly<Record<keyof Values & string, string>>
  body: (props: { children: ReactNode }) => ReactNode
  saveLabel?: string | undefined
  /** Whether it can never be saved as it is. */
  isDisabled?: boolean
  children: ReactNode
}) {
  const { draft, conflict, refusal, failedUploads, exposed } = form
  return (
    <form
      ref={form.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.submit()
      }}
      onKeyDown={(event) => {
        const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
        if (isSend) event.currentTarget.requestSubmit()
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Body>
        <div className="grid gap-4.5">
          {draft && <DraftNote {...draft} />}
          <div className="grid gap-4.5">{children}</div>
        </div>
      </Body>
      {(refusal || conflict) && (
        <div className="grid max-h-[45dvh] flex-none gap-3 overflow-y-auto border-t border-line bg-card px-6 py-3 max-sm:px-4">
          {conflict && <ConflictBanner key={conflict.changedAt} {...{ conflict, labels }} />}
          {refusal && (
            <Alert
              ref={focusOnMount}
              tabIndex={-1}
              title={refusal.title === refusal.reason ? undefined : refusal.title}
            >
              {refusal.reason}
            </Alert>
          )}
        </div>
      )}
      <FormFooter
        errors={form.errors}
        onFirstError={form.focusFirstError}
        leaveGuard={form.leaveGuard}
        saving={form.isSaving}
        disabled={isDisabled}
        saveLabel={form.isWaiting ? 'Waiting for pictures...' : saveLabel}
        question={
          (exposed.length > 0 && (
            <FooterQuestion
              text={[
                ...exposed.map(({ name, details }) => `${labels[name]} contains ${details}.`),
                'Visitors will see this.',
              ].join(' ')}
              yes={{ label: 'Save anyway', onPress: form.sendAsTyped }}
              also={{ label: 'Remove', onPress: form.removeContactDetails }}
              no={{ label: 'Keep editing', onPress: form.keepEditing }}
            />
          )) ||
          (form.question !== '' && (
            <FooterQuestion
              text={form.question}
              yes={{ label: 'Add anyway', onPress: form.sendAnyway }}
              no={{ label: 'Keep editing', onPress: form.keepEditing }}
            />
          )) ||
          (failedUploads > 0 && (
            <FooterQuestion
              text={
                failedUploads === 1
                  ? '1 picture wasn’t uploaded.'
                  : `${failedUploads} pictures weren’t uploaded.`
              }
              yes={{
                label: failedUploads === 1 ? 'Save without it' : 'Save without them',
                onPress: form.sendWithoutFailed,
              }}
              no={{ label: 'Keep editing', onPress: form.keepEditing }}
            />
          ))
        }
      />
    </form>
  )
}
