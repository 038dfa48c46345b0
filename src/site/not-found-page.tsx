import { adminPath, homePath } from '../shared/paths.ts'
import { ButtonLink } from '../ui/button.tsx'

/** Any address that names nothing. */
export default function NotFoundPage() {
  return (
    <div className="page-width grid justify-items-start gap-4 py-20">
      <p className="text-sm font-[560] text-ink-3 tabular-nums">404</p>
      <h1 className="text-3xl">Page not found</h1>
      <p className="max-w-prose text-ink-2">
        Nothing stops at this address. It may have been moved, or mistyped.
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <ButtonLink href={homePath()}>Home - Property Search</ButtonLink>
        <ButtonLink look="quiet" href={adminPath()}>
          Admin Dashboard
        </ButtonLink>
      </div>
      <p className="mt-2 max-w-prose text-sm text-ink-3">
        Agents: on a phone, the admin dashboard has a handwritten-note scanner for deal management.
      </p>
    </div>
  )
}
