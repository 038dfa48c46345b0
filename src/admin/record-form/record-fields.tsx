import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Alert } from '../../ui/alert.tsx'
import { FormFooter } from '../../ui/form-footer.tsx'
import { ClashBanner } from './clash-banner.tsx'
import type { RecordForm } from './use-record-form.ts'

/**
 * The form of a record, wherever it stands: above its fields what the server said, below them its
 * footer. `body` lays out what scrolls. Ctrl or Cmd with Enter saves.
 */
export function RecordFields<Values extends FieldValues>({
  form,
  labels,
  body: Body,
  saveLabel,
  children,
}: {
  form: RecordForm<Values>
  /** What people call the fields. */
  labels: Readonly<Record<keyof Values & string, string>>
  body: (props: { children: ReactNode }) => ReactNode
  saveLabel?: string | undefined
  children: ReactNode
}) {
  const { leaving, submit, refusal, clash, errors, isSaving, focusFirstError } = form
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
        if (isSend) event.currentTarget.requestSubmit()
      }}
      className="flex min-h-0 flex-1 flex-col"
    >
      <Body>
        <div className="grid gap-4.5">
          {refusal && (
            <Alert title={refusal.title === refusal.reason ? undefined : refusal.title}>
              {refusal.reason}
            </Alert>
          )}
          {clash && <ClashBanner form={form} clash={clash} labels={labels} />}
          {children}
        </div>
      </Body>
      <FormFooter
        errors={errors}
        onFirstError={focusFirstError}
        leaving={leaving}
        saving={isSaving}
        {...(saveLabel && { saveLabel })}
      />
    </form>
  )
}
