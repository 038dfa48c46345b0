import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../admin/call.ts'
import { reasonOf } from '../../admin/use-save.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Actor } from '../rules.ts'
import { PasswordField } from './password-field.tsx'

type Credentials = { username: string; password: string }

/** A name and a password, and what was wrong with them. */
export function SignInForm({
  username,
  onSignedIn,
}: {
  /** Who was signed in before. */
  username?: string
  onSignedIn: (user: Actor) => void
}) {
  const [missing, setMissing] = useState<(keyof Credentials)[]>([])
  const signIn = useMutation({
    mutationFn: (body: Credentials) => call('post /api/auth/login', { body }),
    onSuccess: onSignedIn,
  })

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const typed = { username: word(form, 'username'), password: word(form, 'password') }
    const absent = (['username', 'password'] as const).filter((name) => typed[name] === '')
    setMissing(absent)
    if (absent.length === 0) signIn.mutate(typed)
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

function word(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
