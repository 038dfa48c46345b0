import { useMutation } from '@tanstack/react-query'
import { NewestInquiries } from '../inquiries/admin/newest-inquiries.tsx'
import { callApi } from '../shared/api-client.ts'
import { homePath } from '../shared/paths.ts'
import type { Actor } from '../staff/rules.ts'
import { Brand } from '../ui/brand.tsx'
import { Button } from '../ui/button.tsx'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { showToast } from '../ui/toast-store.ts'
import { SummaryTiles } from './summary-tiles.tsx'

/** The back office's first screen. */
export function Dashboard({ user }: { user: Actor }) {
  return (
    <div className="min-h-dvh">
      <header className="border-b border-line">
        <div className="page-width flex min-h-17 flex-wrap items-center justify-between gap-x-5 gap-y-2 py-3">
          <a
            href={homePath()}
            className="inline-flex items-center gap-2 text-sm text-ink-2 hover:text-ink"
            aria-label="Sathani, back to the site"
          >
            <span className="icon-arrow-left" />
            <Brand />
          </a>
          <p className="ml-auto truncate text-sm text-ink-2 max-sm:order-last max-sm:ml-0 max-sm:basis-1/2">
            Welcome, {user.firstName || user.username}
          </p>
          <span className="max-sm:order-last">
            <ThemeSwitch />
          </span>
          <LogoutButton />
        </div>
      </header>
      <main className="page-width grid gap-10 py-8">
        <h1 className="sr-only">Admin Dashboard</h1>
        <SummaryTiles />
        <NewestInquiries />
      </main>
    </div>
  )
}

function LogoutButton() {
  const logout = useMutation({
    mutationFn: () => callApi<null>('/api/auth/logout', { method: 'POST' }),
    onSuccess: () => location.assign(homePath()),
    onError: () => showToast('Error', 'Failed to log out. Please try again.', 'danger'),
  })
  return (
    <Button look="quiet" size="small" disabled={logout.isPending} onClick={() => logout.mutate()}>
      Log out
    </Button>
  )
}
