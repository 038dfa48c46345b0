import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../admin/calls/call.ts'
import { reasonOf } from '../../../admin/calls/use-save.ts'
import { noteNewSession } from '../../../admin/screen/new-session.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { TextField } from '../../../ui/fields/field.tsx'
import type { Actor } from '../rules/staff.ts'
import { PasswordField } from './password-field.tsx'

type Credentials = { username: string; password: string }

/** The sign-in form with its errors. */
export function SignInForm({
  username,
  onSignedIn,
}: {
  /** The username of the previous session. */
  username?: string
  onSignedIn: (user: Actor) => void
}) {
  const [missing, setMissing] = useState<(keyof Credentials)[]>([])
  const signIn = useMutation({
    mutationFn: (body: Credentials) => call('post /api/auth/login', { body }),
    onSuccess: (user) => {
      noteNewSession()
      onSignedIn(user)
    },
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const credentials = { username: textOf(form, 'username'), password: textOf(form, 'password') }
    const missingFields = (['username', 'password'] as const).filter(
      (name) => credentials[name] === '',
    )
    setMissing(missingFields)
    if (missingFields.length === 0) signIn.mutate(credentials)
  }

  return (
    <>
      {signIn.isError && <Alert>{reasonOf(signIn.error, 'Login failed')}</Alert>}
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={username}
          error={missing.includes('username') ? 'Username is required' : null}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={missing.includes('password') ? 'Password is required' : null}
        />
        <Button type="submit" disabled={signIn.isPending}>
          {signIn.isPending ? 'Signing in...' : 'Sign in'}
        </Button>
      </form>
    </>
  )
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
