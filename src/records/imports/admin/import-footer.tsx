import { useState } from 'react'
import { LinkButton } from '../../../admin/record-list/link-button.tsx'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { formatNumber } from '../../../shared/money.ts'
import { adminPath } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button.tsx'
import { useNarrow } from '../../../ui/style/use-narrow.ts'
import { useOnline } from '../../../ui/use-online.ts'
import type { ImportDetail, OnWebsite } from '../rules/import.ts'
import { fieldsByHeader, type Matches } from './column-matches.tsx'
import { ContactsChoice } from './contacts-choice.tsx'
import { useMatchAgain, useRunImport } from './import-calls.ts'
import { counted, importTexts } from './import-texts.ts'
import { WebsiteChoice } from './website-choice.tsx'

const footTexts = {
  nothingWritten: 'Nothing is saved until you import.',
  offline: 'You’re offline, so you can’t import yet. Your answers and corrections are kept.',
}

/** How many rows an import would create and change, and its button; after changed matches, a button to check again. */
export function ImportFooter({
  record,
  matches,
  onMatched,
}: {
  record: ImportDetail
  matches: Matches
  onMatched: () => void
}) {
  const {
    id,
    kind,
    create,
    update,
    chosen,
    duplicate,
    error,
    website: question,
    contactDetails,
  } = record
  const isOnline = useOnline()
  const total = create + chosen
  const [website, setWebsite] = useState<OnWebsite>('none')
  const [removeContacts, setRemoveContacts] = useState(true)
  const run = useRunImport(kind)
  const match = useMatchAgain(id)
  const hasNewMatches = Object.keys(matches).length > 0
  const isNarrow = useNarrow()
  const choice = question && !hasNewMatches && (
    <WebsiteChoice complete={question.complete} value={website} onChange={setWebsite} />
  )
  return (
    <>
      {contactDetails > 0 && !hasNewMatches && (
        <ContactsChoice
          rows={contactDetails}
          removes={removeContacts}
          onChange={setRemoveContacts}
        />
      )}
      {isNarrow && choice && (
        <div className="dense rounded-card border border-line bg-card px-4 py-3">{choice}</div>
      )}
      <div data-foot className="dense sticky bottom-0 z-10 grid gap-2 bg-paper pb-2">
        <RefusalAlert save={run} />
        <RefusalAlert save={match} />
        <div className="flex min-h-14 flex-wrap items-center gap-2 rounded-card border border-line bg-card py-2 pr-3 pl-4">
          {!isNarrow && choice}
          <p className="ml-auto text-right tabular-nums max-md:ml-0 max-md:basis-full max-md:text-left">
            <b className="font-strong">{formatNumber(create)}</b> create,{' '}
            {update > 0 && (
              <>
                <b className="font-strong">{formatNumber(chosen)}</b> update,{' '}
              </>
            )}
            {formatNumber(duplicate + update - chosen)} skipped,{' '}
            <span className={error > 0 ? 'font-medium text-danger' : ''}>
              {formatNumber(error)} not imported
            </span>
            <span className="block text-ink-2">
              {isOnline ? footTexts.nothingWritten : footTexts.offline}
            </span>
          </p>
          <LinkButton
            variant="quiet"
            size="small"
            className="max-md:flex-1"
            to={adminPath(importTexts[kind].path)}
          >
            Cancel
          </LinkButton>
          {hasNewMatches ? (
            <Button
              size="small"
              className="max-md:flex-1"
              disabled={match.isPending}
              onClick={() =>
                match.mutateOnce(fieldsByHeader(record, matches), { onSuccess: onMatched })
              }
            >
              {match.isPending ? 'Checking...' : 'Check again'}
            </Button>
          ) : (
            total > 0 && (
              <Button
                size="small"
                className="max-md:flex-1"
                disabled={run.isPending || run.isSuccess || !isOnline}
                onClick={() =>
                  run.mutateOnce({
                    ...{ id, create, update: chosen },
                    ...(question && { website }),
                    ...(contactDetails > 0 && { removeContacts }),
                  })
                }
              >
                Import {counted(kind, total, formatNumber(total))}
              </Button>
            )
          )}
        </div>
      </div>
    </>
  )
}
