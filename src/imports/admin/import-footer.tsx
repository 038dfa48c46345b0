import { useState } from 'react'
import { LinkButton } from '../../admin/record-list/link-button.tsx'
import { RefusalAlert } from '../../admin/record-list/refusal-alert.tsx'
import { formatNumber } from '../../shared/money.ts'
import { adminPath } from '../../shared/paths.ts'
import { Button } from '../../ui/button.tsx'
import type { ImportDetail, OnWebsite } from '../rules/import.ts'
import { fieldsByHeader, type Matches } from './column-matches.tsx'
import { useMatchAgain, useRunImport } from './import-calls.ts'
import { counted, importTexts } from './import-texts.ts'
import { WebsiteChoice } from './website-choice.tsx'

/** How many rows an import would create, and its button; after changed matches, a button to check again. */
export function ImportFooter({
  record,
  matches,
  onMatched,
}: {
  record: ImportDetail
  matches: Matches
  onMatched: () => void
}) {
  const { id, kind, create, duplicate, error, website: question } = record
  const [website, setWebsite] = useState<OnWebsite>('none')
  const run = useRunImport(kind)
  const match = useMatchAgain(id)
  const hasNewMatches = Object.keys(matches).length > 0
  return (
    <div data-foot className="dense sticky bottom-0 z-10 grid gap-2 bg-paper pb-2">
      <RefusalAlert save={run} />
      <RefusalAlert save={match} />
      <div className="flex min-h-14 flex-wrap items-center gap-2 rounded-card border border-line bg-card py-2 pr-3 pl-4">
        {question && !hasNewMatches && (
          <div className="w-full">
            <WebsiteChoice complete={question.complete} value={website} onChange={setWebsite} />
          </div>
        )}
        <p className="mr-auto tabular-nums">
          <b className="font-strong">{formatNumber(create)} will be created</b>,{' '}
          {formatNumber(duplicate)} skipped, {formatNumber(error)} not imported.{' '}
          <span className="text-ink-2">Nothing is written until you import.</span>
        </p>
        <LinkButton look="quiet" size="small" to={adminPath(importTexts[kind].path)}>
          Cancel
        </LinkButton>
        {hasNewMatches ? (
          <Button
            size="small"
            disabled={match.isPending}
            onClick={() =>
              match.mutateOnce(fieldsByHeader(record, matches), { onSuccess: onMatched })
            }
          >
            {match.isPending ? 'Checking...' : 'Check again'}
          </Button>
        ) : (
          create > 0 && (
            <Button
              size="small"
              disabled={run.isPending || run.isSuccess}
              onClick={() => run.mutateOnce({ id, create, ...(question && { website }) })}
            >
              Import {counted(kind, create, formatNumber(create))}
            </Button>
          )
        )}
      </div>
    </div>
  )
}
