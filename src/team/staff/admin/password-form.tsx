import { call } from '../../../admin/calls/call.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { RecordFields } from '../../../admin/record-form/record-fields.tsx'
import { useRecordForm } from '../../../admin/record-form/use-record-form.ts'
import { DialogBody } from '../../../ui/overlays/dialog.tsx'
import { MIN_PASSWORD, PasswordChange } from '../rules/staff.ts'
import { PasswordField } from './password-field.tsx'

const FAILED = 'Failed to change the password'
const labels = { current: 'Current password', next: 'New password' }
const blank = () => ({ current: '', next: '' })

/** The form to change one's own password; requires the current one. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useSave({
    send: (body: PasswordChange) => call('post /api/auth/password', { body }),
    done: () => ({ title: 'Password changed', text: 'You are signed out everywhere else.' }),
    failed: FAILED,
    isShownByForm: true,
  })
  const form = useRecordForm({
    kind: 'password',
    schema: PasswordChange,
    record: null,
    values: blank,
    create: mutateAsync,
    failed: FAILED,
    draft: null,
    onLeave: onClose,
  })
  const { register } = form.form
  return (
    <RecordFields body={DialogBody} saveLabel="Change password" {...{ form, labels }}>
      <PasswordField
        label={labels.current}
        autoComplete="current-password"
        required
        error={form.errorAt('current')}
        {...register('current')}
      />
      <PasswordField
        label={labels.next}
        hint={`At least ${MIN_PASSWORD} characters`}
        autoComplete="new-password"
        required
        error={form.errorAt('next')}
        {...register('next')}
      />
    </RecordFields>
  )
}
