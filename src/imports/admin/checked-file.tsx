import { useState } from 'react'
import { importsPath } from '../../admin/tabs.ts'
import { useListAddress } from '../../admin/use-list-address.ts'
import { formatNumber } from '../../shared/money.ts'
import { Alert } from '../../ui/alert.tsx'
import { type ImportDetail, Verdicts } from '../rules.ts'
import { ColumnMatches, type Matches } from './column-matches.tsx'
import { FileCard } from './file-card.tsx'
import { useImportRows } from './import-calls.ts'
import { ImportFoot } from './import-foot.tsx'
import { ImportHead } from './import-head.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportRows } from './import-rows.tsx'
import type { ImportStep } from './step-line.tsx'
import { VerdictFilter } from './verdict-filter.tsx'

/** An import from its check to its report: all on one address, by what the server says of it. */
export function CheckedFile({ found, isLost }: { found: ImportDetail; isLost: boolean }) {
  const { id, kind, state, rows, bytes, encoding } = found
  const [matches, setMatches] = useState<Matches>({})
  const list = useListAddress(`${importsPath(kind)}/${id}`)
  const verdict = Verdicts.read(list.get('verdict')) ?? null
  const fields = found.columns.map(({ field }) => field ?? '').join()
  const shown = useImportRows({ id, state, fields }, { verdict, ...list.window })
  return (
    <>
      <ImportHead kind={kind} step={stepOf(found)}>
        <FileCard kind={kind} button={state === 'checked' ? 'Choose another' : null}>
          <p className="truncate font-medium" title={found.fileName}>
            {found.fileName}
          </p>
          <p className="text-ink-2 tabular-nums">
            {formatNumber(rows)} {rows === 1 ? 'row' : 'rows'} · {fileSize(bytes)} · read as{' '}
            {encoding}
          </p>
        </FileCard>
      </ImportHead>
      {isLost && (
        <Alert tone="warning">The server does not answer. What is shown may be out of date.</Alert>
      )}
      <ImportOutcome found={found} />
      {state === 'checked' && (
        <ColumnMatches found={found} matches={matches} onMatch={setMatches} />
      )}
      <VerdictFilter
        found={found}
        value={verdict}
        onChange={(next) => list.show({ verdict: next })}
      />
      <ImportRows found={found} rows={shown} list={list} verdict={verdict} />
      {state === 'checked' && (
        <ImportFoot found={found} matches={matches} onMatched={() => setMatches({})} />
      )}
    </>
  )
}

function stepOf({ state }: ImportDetail): ImportStep {
  if (state === 'checked') return 'Check'
  return state === 'running' || state === 'failed' ? 'Import' : 'Report'
}

function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
