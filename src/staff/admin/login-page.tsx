import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, callApi } from '../../shared/api-client.ts'
import { adminPath, homePath } from '../../shared/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Brand } from '../../ui/brand.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Actor } from '../rules.ts'
import { knowSignedIn } from './signed-in.ts'

type Credentials = { username: string; password: string }

/** The sign-in form; whoever gets in goes on to the dashboard. */
export function LoginPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [missing, setMissing] = useState<(keyof Credentials)[]>([])
  const signIn = useMutation({
    mutationFn: (body: Credentials) => callApi<Actor>('/api/auth/login', { method: 'POST', body }),
    onSuccess: (user) => {
      knowSignedIn(queries, user)
      void navigate(adminPath(), { replace: true })
    },
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
    <main className="grid min-h-dvh place-items-center overflow-hidden bg-wash px-4 py-10">
      <div className="grid w-full max-w-100 gap-6">
        <BrandOnItsLine />
        <Card className="grid gap-5 p-6 shadow-float">
          <h1 className="text-xl">Admin Login</h1>
          {signIn.isError && <Alert>{refusal(signIn.error)}</Alert>}
          <form noValidate onSubmit={submit} className="grid gap-4">
            <TextField
              label="Username"
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              required
              error={missing.includes('username') ? 'Username is required' : null}
            />
            <PasswordField error={missing.includes('password') ? 'Password is required' : null} />
            <Button type="submit" disabled={signIn.isPending}>
              {signIn.isPending ? 'Signing in...' : 'Sign in'}
            </Button>
          </form>
        </Card>
        <p className="text-center text-sm text-ink-2">
          Don't have access? Contact your administrator.
        </p>
      </div>
    </main>
  )
}

/** The name as a station on a line that crosses the screen. */
function BrandOnItsLine() {
  return (
    <div className="relative flex justify-center before:absolute before:top-1/2 before:left-1/2 before:h-1.25 before:w-screen before:-translate-1/2 before:bg-accent">
      <a
        href={homePath()}
        aria-label="Sathani, home"
        className="relative rounded-full bg-wash px-4 py-2"
      >
        <Brand />
      </a>
    </div>
  )
}

function PasswordField({ error }: { error: string | null }) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      label="Password"
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      required
      error={error}
      end={
        <button
          type="button"
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
          className="grid size-11.5 flex-none place-items-center rounded-control border border-field bg-card text-ink-2 hover:text-ink"
        >
          <span className={`before:size-5 ${shown ? 'icon-eye-off' : 'icon-eye'}`} />
        </button>
      }
    />
  )
}

function refusal(error: Error): string {
  return (error instanceof ApiError && error.text) || 'Login failed'
}

function word(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
