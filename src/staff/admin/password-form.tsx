import { call } from '../../admin/call.ts'
import { RecordFields } from '../../admin/record-form/record-fields.tsx'
import { useRecordForm } from '../../admin/record-form/use-record-form.ts'
import { useSave } from '../../admin/use-save.ts'
import { DialogBody } from '../../ui/dialog.tsx'
import { MIN_PASSWORD, PasswordChange } from '../rules.ts'
import { PasswordField } from './password-field.tsx'

const FAILED = 'Failed to change the password'
const labels = { current: 'Current password', next: 'New password' }
const blank = () => ({ current: '', next: '' })

/** Everybody's way to a new password; the current one is asked for. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useSave({
    send: (body: PasswordChange) => call('post /api/auth/password', { body }),
    changes: ['audit'],
    done: () => ({ title: 'Password changed', text: 'You are signed out everywhere else.' }),
    failed: FAILED,
    isToldByForm: true,
  })
  const form = useRecordForm({
    schema: PasswordChange,
    record: null,
    values: blank,
    save: (typed) => mutateAsync({ ...blank(), ...typed }),
    failed: FAILED,
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
