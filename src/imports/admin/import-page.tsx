import { Navigate, useLocation, useParams } from 'react-router'
import { readId } from '../../admin/read-id.ts'
import { importsPath, tabAt } from '../../admin/tabs.ts'
import { ApiError } from '../../shared/api-client.ts'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import type { ImportKind } from '../rules.ts'
import { CheckedFile } from './checked-file.tsx'
import { EarlierImports } from './earlier-imports.tsx'
import { FileCard } from './file-card.tsx'
import { useImport } from './import-calls.ts'
import { ImportHead } from './import-head.tsx'
import { importWords } from './import-words.ts'

/** Imports of one kind: a file is chosen here, and below it each import has its own address. */
export default function ImportPage() {
  const kind = tabAt(useLocation().pathname)?.imports
  const { id } = useParams()
  if (!kind) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      {id === undefined ? <ChooseFile kind={kind} /> : <OneImport key={id} kind={kind} id={id} />}
    </div>
  )
}

function ChooseFile({ kind }: { kind: ImportKind }) {
  return (
    <>
      <ImportHead kind={kind} step="File">
        <FileCard kind={kind} button="Choose a CSV file" large>
          <p className="text-base font-strong">
            <span className="pointer-coarse:hidden">
              Drop a file with {importWords[kind].many} here
            </span>
            <span className="pointer-fine:hidden">A file with {importWords[kind].many}</span>
          </p>
          <p className="text-ink-2">
            From Excel or another program, saved as CSV; its columns in English or Thai. Every row
            is checked first, and nothing is written until you import.
          </p>
        </FileCard>
      </ImportHead>
      <EarlierImports kind={kind} />
    </>
  )
}

function OneImport({ kind, id }: { kind: ImportKind; id: string }) {
  const number = readId(id)
  const { data, isError, error, refetch } = useImport(number ?? 0)
  if (data && data.kind !== kind) return <Navigate to={`${importsPath(data.kind)}/${id}`} replace />
  if (data) {
    return (
      <>
        <CheckedFile found={data} isLost={isError} />
        <EarlierImports kind={kind} except={data.id} />
      </>
    )
  }
  if (error instanceof ApiError && error.status === 404) return <Gone kind={kind} />
  if (isError) {
    return <ErrorState title="The import could not be read." retry={() => void refetch()} />
  }
  return <Skeleton className="h-100 w-full" />
}

function Gone({ kind }: { kind: ImportKind }) {
  return (
    <>
      <ImportHead kind={kind} step="File">
        <FileCard kind={kind} button="Choose a CSV file">
          <p className="text-ink-2">Choose the file again.</p>
        </FileCard>
      </ImportHead>
      <EmptyState title="There is no such import">
        A file that is checked and not imported is forgotten after seven days.
      </EmptyState>
      <EarlierImports kind={kind} />
    </>
  )
}
