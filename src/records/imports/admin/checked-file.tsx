import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListAddress } from '../../../admin/record-list/use-list-address.ts'
import { importsPath } from '../../../admin/tabs.ts'
import { formatNumber } from '../../../shared/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { type ImportDetail, isVcardNamed, Verdicts } from '../rules/import.ts'
import { ColumnMatches, type Matches, matchedText } from './column-matches.tsx'
import { FileCard } from './file-card.tsx'
import { importRowsQuery } from './import-calls.ts'
import { ImportFooter } from './import-footer.tsx'
import { ImportHeader } from './import-header.tsx'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportRows } from './import-rows.tsx'
import { LeftEmptyLink } from './left-empty-link.tsx'
import type { ImportStep } from './step-line.tsx'
import { WithValues } from './values/with-values.tsx'
import { VerdictFilter } from './verdict-filter.tsx'

/** An import from its check to its report, on one address, depending on its state. */
export function CheckedFile({ record, isLost }: { record: ImportDetail; isLost: boolean }) {
  const { id, kind, state, rows, bytes, encoding, refusal } = record
  const isKept = !refusal && (state !== 'cancelled' || encoding !== '')
  // Its columns are no choice, and their text is not the file's.
  const isVcard = kind === 'contacts' && isVcardNamed(record.fileName)
  const hasRows = isKept && state !== 'checking'
  const [matches, setMatches] = useState<Matches>({})
  const [showsColumns, setShowsColumns] = useState(record.missing.length > 0)
  const list = useListAddress(`${importsPath(kind)}/${id}`)
  const verdict = Verdicts.read(list.get('verdict')) ?? null
  const leftEmpty = list.get('leftEmpty') === 'true'
  const rowsQuery = useQuery(importRowsQuery(record, { verdict, leftEmpty, ...list.window }))
  return (
    <>
      <ImportHeader kind={kind} step={stepOf(record)}>
        <FileCard
          kind={kind}
          button={state === 'checked' || !isKept ? 'Choose another' : null}
          beside={
            state === 'checked' &&
            !isVcard && (
              <Button
                variant="quiet"
                size="small"
                aria-expanded={showsColumns}
                onClick={() => setShowsColumns(!showsColumns)}
              >
                Columns
              </Button>
            )
          }
        >
          <p className="truncate font-medium" title={record.fileName}>
            {record.fileName}
          </p>
          <p className="text-ink-2 tabular-nums">
            {isVcard
              ? hasRows && `${formatNumber(rows)} ${rows === 1 ? 'card' : 'cards'}`
              : [
                  hasRows && `${formatNumber(rows)} ${rows === 1 ? 'row' : 'rows'}`,
                  fileSize(bytes),
                  hasRows && `read as ${encoding}`,
                  state === 'checked' && matchedText(record, matches),
                ]
                  .filter(Boolean)
                  .join(' · ')}
          </p>
        </FileCard>
      </ImportHeader>
      {isLost && (
        <Alert tone="warning">The server isn’t responding. This may be out of date.</Alert>
      )}
      <ImportOutcome record={record} />
      {state === 'checked' && (
        <ColumnMatches
          record={record}
          matches={matches}
          isOpen={showsColumns}
          onMatch={setMatches}
        />
      )}
      {hasRows && (
        <WithValues record={record}>
          <VerdictFilter
            record={record}
            value={verdict}
            isOther={leftEmpty}
            onChange={(next) => list.show({ verdict: next, leftEmpty: null })}
          >
            <LeftEmptyLink
              count={record.leftEmpty}
              isOpen={leftEmpty}
              address={list.address({
                page: null,
                verdict: null,
                leftEmpty: leftEmpty ? null : 'true',
              })}
            />
          </VerdictFilter>
          <ImportRows {...{ record, list, verdict, leftEmpty }} rows={rowsQuery} />
        </WithValues>
      )}
      {state === 'checked' && (
        <ImportFooter record={record} matches={matches} onMatched={() => setMatches({})} />
      )}
    </>
  )
}

function stepOf({ state, refusal }: ImportDetail): ImportStep {
  if (state === 'checking' || state === 'checked' || refusal) return 'Check'
  return state === 'running' || state === 'failed' ? 'Import' : 'Report'
}

function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.ceil(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}
