import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation, useParams } from 'react-router'
import { readId } from '../../../admin/calls/read-id.ts'
import { importsPath, screenAt } from '../../../admin/tabs.ts'
import { ApiError } from '../../../shared/api-client.ts'
import { EmptyState, ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import type { ImportKind } from '../rules/import.ts'
import { CheckedFile } from './checked-file.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { FileCard } from './file-card.tsx'
import { importQuery } from './import-calls.ts'
import { ImportHeader } from './import-header.tsx'
import { importTexts } from './import-texts.ts'

/** The imports of one kind: a card to choose a file; each import has its own address below. */
export default function ImportPage() {
  const kind = screenAt(useLocation().pathname)?.tab?.imports
  const { id } = useParams()
  if (!kind) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      {id === undefined ? (
        <ChooseFile kind={kind} />
      ) : (
        <SingleImport key={id} kind={kind} id={id} />
      )}
    </div>
  )
}

function ChooseFile({ kind }: { kind: ImportKind }) {
  return (
    <>
      <ImportHeader kind={kind} step="File">
        <FileCard kind={kind} button={chooseLabel(kind)} large>
          <p className="text-base font-strong">
            <span className="pointer-coarse:hidden">
              Drop a file with {importTexts[kind].many} here
            </span>
            <span className="pointer-fine:hidden">A file with {importTexts[kind].many}</span>
          </p>
          <p className="text-ink-2">
            {kind === 'contacts'
              ? 'From Excel, Google Contacts or Outlook, saved as CSV, or the vCards of a phone.'
              : 'From Excel or another program, saved as CSV; its columns in English or Thai.'}{' '}
            Every row is checked first, and nothing is written until you import.
          </p>
        </FileCard>
      </ImportHeader>
      <EarlierImports kind={kind} />
    </>
  )
}

function SingleImport({ kind, id }: { kind: ImportKind; id: string }) {
  const number = readId(id)
  const { data, isError, error, refetch } = useQuery(importQuery(number ?? 0))
  if (data && data.kind !== kind) return <Navigate to={`${importsPath(data.kind)}/${id}`} replace />
  if (data) {
    return (
      <>
        <CheckedFile record={data} isLost={isError} />
        <EarlierImports kind={kind} except={data.id} />
      </>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <UnknownImport kind={kind} />
  if (isError) {
    return <ErrorState title="The import could not be read." retry={() => void refetch()} />
  }
  return <Skeleton className="h-100 w-full" />
}

function UnknownImport({ kind }: { kind: ImportKind }) {
  return (
    <>
      <ImportHeader kind={kind} step="File">
        <FileCard kind={kind} button={chooseLabel(kind)}>
          <p className="text-ink-2">Choose the file again.</p>
        </FileCard>
      </ImportHeader>
      <EmptyState title="There is no such import">
        A file that is checked and not imported is forgotten after seven days.
      </EmptyState>
      <EarlierImports kind={kind} />
    </>
  )
}

const chooseLabel = (kind: ImportKind): string =>
  kind === 'contacts' ? 'Choose a CSV or vCard file' : 'Choose a CSV file'
