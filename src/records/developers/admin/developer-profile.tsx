import type { DetailProps } from '../../../admin/record-form/open-record.tsx'
import { ReadRecord } from '../../../admin/record-list/read-record.tsx'
import { formatNumber } from '../../../shared/money.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import type { DeveloperRecord } from '../rules/developer.ts'
import { DeveloperLogo } from '../site/developer-logo.tsx'
import { useDeveloper } from './developer-calls.ts'

/** The read-only view of a developer with all of its fields. */
export default function DeveloperProfile({ id, onClose, onEdit }: DetailProps<DeveloperRecord>) {
  const developer = useDeveloper(id)
  return (
    <ReadRecord
      {...{ id, onClose }}
      record={developer}
      kind="developer"
      title={developer.data?.name ?? 'Developer'}
      loading={<Loading />}
      actions={(record) => (
        <>
          <Button variant="quiet" onClick={() => onEdit(record)}>
            Edit
          </Button>
          {record.website && (
            <ButtonLink href={record.website} target="_blank" rel="noopener">
              Visit Website
            </ButtonLink>
          )}
        </>
      )}
    >
      {(record) => <Profile developer={record} />}
    </ReadRecord>
  )
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
