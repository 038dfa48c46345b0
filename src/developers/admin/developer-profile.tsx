import { ApiError } from '../../shared/api-client.ts'
import { formatNumber } from '../../shared/money.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import type { DeveloperRecord } from '../rules.ts'
import { DeveloperLogo } from '../site/developer-logo.tsx'
import { useDeveloper } from './developer-calls.ts'

/** All that is known of a developer, to be read. */
export function DeveloperProfile({
  id,
  onClose,
  onEdit,
}: {
  /** Null for an address that names none. */
  id: number | null
  onClose: () => void
  onEdit: (developer: DeveloperRecord) => void
}) {
  const developer = useDeveloper(id)
  const { data } = developer
  return (
    <Dialog open onClose={onClose} title={data?.name ?? 'Developer'} width="normal">
      <DialogBody isRead>
        {data ? (
          <Profile developer={data} />
        ) : id === null || isGone(developer.error) ? (
          <p>This developer was deleted, or never was.</p>
        ) : developer.isError ? (
          <ErrorState
            title="The developer could not be read."
            retry={() => void developer.refetch()}
          />
        ) : (
          <Loading />
        )}
      </DialogBody>
      {data && (
        <DialogActions>
          <Button look="quiet" onClick={() => onEdit(data)}>
            Edit
          </Button>
          {data.website && (
            <ButtonLink href={data.website} target="_blank" rel="noopener">
              Visit Website
            </ButtonLink>
          )}
        </DialogActions>
      )}
    </Dialog>
  )
}

function isGone(error: Error | null): boolean {
  return error instanceof ApiError && error.status === 404
}

function Profile({ developer }: { developer: DeveloperRecord }) {
  const { foundedYear, website, projectCount, description } = developer
  return (
    <div className="grid gap-6 text-sm">
      <section className="flex items-center gap-4" aria-label="Company information">
        <DeveloperLogo developer={developer} className="size-16" />
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt className="text-ink-2">Founded</dt>
          <dd className="tabular-nums">{foundedYear ?? '—'}</dd>
          <dt className="text-ink-2">Website</dt>
          <dd className="min-w-0 break-all">{website ?? '—'}</dd>
        </dl>
      </section>
      <section className="grid gap-1" aria-labelledby="business-details">
        <h3 id="business-details" className="text-base">
          Business details
        </h3>
        <p className="tabular-nums">
          {projectCount === 1
            ? '1 active project'
            : `${formatNumber(projectCount)} active projects`}
        </p>
      </section>
      <section className="grid gap-1" aria-labelledby="about-developer">
        <h3 id="about-developer" className="text-base">
          About
        </h3>
        <p className="max-w-prose whitespace-pre-line text-ink-2">
          {description ?? 'Nothing is written about this developer yet.'}
        </p>
      </section>
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="h-16 w-64" />
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
