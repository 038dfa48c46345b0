import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { call } from '../../admin/call.ts'
import { reasonOf, useSave } from '../../admin/use-save.ts'
import { ApiError } from '../../shared/api-client.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { MIN_PASSWORD, type PasswordChange } from '../rules.ts'
import { PasswordField } from './password-field.tsx'

const FAILED = 'Failed to change the password'

/** Everybody's way to a new password; the current one is asked for. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<PasswordChange>({
    defaultValues: { current: '', next: '' },
  })
  const save = useSave({
    send: (body: PasswordChange) => call('post /api/auth/password', { body }),
    changes: ['audit'],
    done: () => ({ title: 'Password changed', text: 'You are signed out everywhere else.' }),
    failed: FAILED,
  })
  const submit = handleSubmit(async (typed) => {
    setRefusal(null)
    try {
      await save.mutateAsync(typed)
      onClose()
    } catch (error) {
      const faults = error instanceof ApiError ? error.faults : []
      for (const { path, message } of faults) {
        if (path === 'current' || path === 'next') setError(path, { message })
      }
      if (faults.length === 0) setRefusal(reasonOf(error, FAILED))
    }
  })
  const { errors, isSubmitting } = formState
  return (
    <form noValidate onSubmit={submit} className="dense grid gap-5 p-5">
      <div className="grid gap-4">
        {refusal && <Alert title={FAILED}>{refusal}</Alert>}
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          error={errors.current?.message ?? null}
          {...register('current', { required: 'Enter your current password' })}
        />
        <PasswordField
          label="New password"
          hint={`At least ${MIN_PASSWORD} characters`}
          autoComplete="new-password"
          required
          error={errors.next?.message ?? null}
          {...register('next', {
            required: 'Enter a new password',
            minLength: { value: MIN_PASSWORD, message: `At least ${MIN_PASSWORD} characters` },
          })}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
        <Button look="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Change password'}
        </Button>
      </div>
    </form>
  )
}
