import { useQueryClient } from '@tanstack/react-query'
import { homePath } from '../../../shared/paths.ts'
import { Brand } from '../../../ui/brand.tsx'
import { Card } from '../../../ui/card.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { setSignedIn } from './signed-in.ts'

/** The sign-in form, at the address that was opened: what was asked for is shown after signing in. */
export function LoginPage() {
  const queries = useQueryClient()
  return (
    <main className="grid min-h-dvh place-items-center overflow-hidden bg-wash px-4 py-10">
      <div className="grid w-full max-w-100 gap-6">
        <BrandOnItsLine />
        <Card className="grid gap-5 p-6 shadow-float">
          <h1 className="text-xl">Admin Login</h1>
          <SignInForm onSignedIn={(user) => setSignedIn(queries, user)} />
        </Card>
        <p className="text-center text-sm text-ink-2">
          Don't have access? Contact your administrator.
        </p>
      </div>
    </main>
  )
}

/** The logo as a station on a line across the screen. */
function BrandOnItsLine() {
  return (
    <div className="relative flex justify-center before:absolute before:top-1/2 before:left-1/2 before:h-1.25 before:w-screen before:-translate-1/2 before:bg-accent">
      <a
        href={homePath()}
        aria-label="Sathani, home"
        className="relative flex rounded-full bg-wash px-4 py-2"
      >
        <Brand />
      </a>
    </div>
  )
}
