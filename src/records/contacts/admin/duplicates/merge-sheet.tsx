import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { reasonBesideTitle } from '../../../../admin/calls/use-save.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { ApiError } from '../../../../shared/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Sheet, SheetBody } from '../../../../ui/overlays/sheet.tsx'
import { useLeaveGuard } from '../../../../ui/overlays/use-leave-guard.ts'
import { useOnline } from '../../../../ui/use-online.ts'
import type { Comparison, ContactPair } from '../../rules/duplicates.ts'
import { comparisonQuery, merged, toldApart, useMarkDistinct, useMerge } from './duplicate-calls.ts'
import { warning, whyAlike } from './format-pair.ts'
import { type Chosen, changedSince, mergeBody, mergeRows, type Side } from './merge-choice.ts'
import { MergeResult, type PairResult } from './merge-result.tsx'
import { MergeSide } from './merge-side.tsx'
import { MergeTable } from './merge-table.tsx'

/** The pairs beside the shown one; null where there is none. */
export type PairNeighbours = {
  /** `Priya Raghunathan and 2 likely duplicates · pair 1 of 2` */
  place: string
  previous: (() => void) | null
  next: { pair: ContactPair; open: () => void } | null
}

type Props = {
  /** Null when the address has no pair. */
  ids: readonly [number, number] | null
  neighbours: PairNeighbours
  /** To the pair after a merge, and after the two were told apart; null where the sheet then closes. */
  following: { merged: (() => void) | null; distinct: (() => void) | null }
  onClose: () => void
  /** After a merge without a following pair: the id of the kept contact. */
  onMerged: (keptId: number) => void
}

/** Two contacts that may be one person, side by side: merged field by field, or told apart for good. */
export default function MergeSheet(props: Props) {
  const { ids, neighbours, following, onClose } = props
  const [one, other] = ids ?? [0, 0]
  const queries = useQueryClient()
  const [result, setResult] = useState<PairResult | null>(null)
  const merge = useMerge({ isShownBySheet: following.merged !== null })
  // Merged, they cannot be compared again.
  const isMerging = merge.isPending || merge.isSuccess
  const found = useQuery({ ...comparisonQuery(one, other), enabled: ids !== null && !isMerging })
  const { previous, next, place } = neighbours
  const { permissions } = useStaff()
  return (
    <Sheet
      open
      width="wide"
      leaveGuard={useLeaveGuard(0, onClose)}
      title="Are these the same person?"
      description={place}
      actions={
        !result &&
        (previous || next) && (
          <span className="flex gap-1">
            <IconButton
              label="Previous pair"
              disabled={!previous}
              onClick={() => previous?.()}
              className="border border-line"
            >
              <span className="icon-chevron-left before:size-4" />
            </IconButton>
            <IconButton
              label="Next pair"
              disabled={!next}
              onClick={() => next?.open()}
              className="border border-line"
            >
              <span className="icon-chevron-right before:size-4" />
            </IconButton>
          </span>
        )
      }
    >
      {result ? (
        <MergeResult
          result={result}
          onUndone={() => {
            // Undone, both have other versions: a merge of those compared before would be refused.
            queries.removeQueries({ queryKey: comparisonQuery(one, other).queryKey })
            merge.reset()
            setResult(null)
          }}
        />
      ) : found.data ? (
        <Compare
          {...props}
          found={found.data}
          merge={merge}
          mayMerge={permissions.mergeContacts}
          onResult={setResult}
        />
      ) : (
        <SheetBody>
          <Missing isKnown={ids !== null} read={found} />
        </SheetBody>
      )}
    </Sheet>
  )
}

function Missing({
  isKnown,
  read: { error, isError, refetch },
}: {
  isKnown: boolean
  read: { error: Error | null; isError: boolean; refetch: () => unknown }
}) {
  if (!isKnown || (error instanceof ApiError && error.status === 404)) {
    const isMerged = error instanceof ApiError && error.mergedInto !== null
    return (
      <p className="text-base">
        {isMerged
          ? 'These two have already been merged.'
          : 'One of these contacts has been deleted.'}
      </p>
    )
  }
  if (isError) return <ErrorState title="Couldn’t load contacts." retry={() => void refetch()} />
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-100 w-full" />
    </div>
  )
}

function Compare({
  found,
  merge,
  mayMerge,
  neighbours,
  following,
  onClose,
  onMerged,
  onResult,
}: Props & {
  found: Comparison
  merge: ReturnType<typeof useMerge>
  mayMerge: boolean
  onResult: (result: PairResult) => void
}) {
  const language = useLanguage()
  const isOnline = useOnline()
  const distinct = useMarkDistinct({ isShownBySheet: following.distinct !== null })
  // As it was opened: what changed since is told, and the choices stay.
  const [opened, setOpened] = useState(found)
  const [keep, setKeep] = useState<Side>(0)
  const [chosen, setChosen] = useState<Chosen>({})
  const contacts = inOrderOf(opened, found)
  const records = [contacts[0].contact, contacts[1].contact] as const
  const rows = mergeRows(records, keep, chosen, language)
  const changed = changedSince(
    [opened.contacts[0].contact, opened.contacts[1].contact],
    records,
    language,
  )
  const [kept, other] = keep === 0 ? records : ([records[1], records[0]] as const)
  const nameRow = rows.find(({ field }) => field === 'name')
  const name = nameRow?.values[nameRow.chosen === 1 ? 1 : 0] ?? kept.name
  const [strong, rest] = whyAlike(found, kept)
  const busy = merge.isPending || distinct.isPending
  const failure = merge.error ?? distinct.error
  function handleDistinct(): void {
    const pair = [kept, other] as const
    const goOn = following.distinct
    distinct.mutateOnce(
      { contacts: pair },
      { onSuccess: () => (goOn ? onResult({ ...toldApart(pair), goOn }) : onClose()) },
    )
  }
  function handleMerge(): void {
    const goOn = following.merged
    merge.mutateOnce(
      { keptId: kept.id, body: mergeBody(records, keep, rows), other },
      {
        onSuccess(now) {
          if (!goOn) return onMerged(now.id)
          onResult({ ...merged(now, other), title: `Merged into ${now.name}`, goOn })
        },
      },
    )
  }
  return (
    <>
      <div className="grid flex-none gap-2 border-b border-line px-6 py-3 max-sm:px-4">
        <p className="flex items-start gap-2.5 rounded-control border border-warning/40 bg-warning-wash px-3.5 py-2.5 text-warning">
          <span className="icon-users mt-1 flex-none before:size-4" />
          <span className="min-w-0 wrap-anywhere">
            <b className="font-strong">{strong}</b> {rest} {warning(found)}
          </span>
        </p>
        {changed.length > 0 && (
          <Alert
            tone="warning"
            title={`${whoChanged(opened, contacts)} changed: ${changed.join(', ')}`}
            onDismiss={() => setOpened({ ...found, contacts })}
          >
            The values below are the new ones. Your choices are kept.
          </Alert>
        )}
        {failure && (
          <Alert title={merge.error ? 'Not merged' : 'Not saved'}>
            {reasonBesideTitle(failure, 'Please try again.')}
          </Alert>
        )}
      </div>
      <SheetBody
        side={
          <MergeSide
            contacts={contacts}
            rows={rows}
            name={mayMerge ? name : null}
            next={neighbours.next}
          />
        }
      >
        <MergeTable
          contacts={contacts}
          rows={rows}
          keep={keep}
          onKeep={mayMerge ? setKeep : null}
          onChoose={(field, side) => setChosen((before) => ({ ...before, [field]: side }))}
        />
      </SheetBody>
      <footer
        data-foot
        className="flex min-h-17 flex-none flex-wrap items-center gap-3 border-t border-line bg-card px-6 py-3 max-sm:px-4 max-sm:py-2.5"
      >
        {mayMerge ? (
          <Button
            variant="plain"
            size="small"
            disabled={busy || !isOnline}
            className="-ml-3 max-sm:ml-0 max-sm:w-full"
            onClick={handleDistinct}
          >
            <span className="icon-x before:size-4" />
            Not the same person
          </Button>
        ) : (
          <p className="min-w-0 text-ink-2">Only managers and admins merge contacts.</p>
        )}
        <div className="ml-auto flex gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button variant="quiet" onClick={onClose}>
            {mayMerge ? 'Cancel' : 'Close'}
          </Button>
          {mayMerge && (
            <Button aria-busy={merge.isPending} disabled={busy || !isOnline} onClick={handleMerge}>
              <span className="icon-merge before:size-4.5" />
              {merge.isPending ? 'Merging...' : 'Merge contacts'}
            </Button>
          )}
        </div>
      </footer>
    </>
  )
}

/** Who wrote last to those that changed since the comparison was opened. */
function whoChanged(opened: Comparison, now: Comparison['contacts']): string {
  const names = now
    .filter(({ contact }, side) => contact.version !== opened.contacts[side]?.contact.version)
    .map(({ changedBy }) => changedBy ?? 'Someone else')
  return [...new Set(names)].join(' and ')
}

/** The contacts as read last, in the columns in which they were opened. */
function inOrderOf(opened: Comparison, found: Comparison): Comparison['contacts'] {
  const [one, other] = found.contacts
  return one.contact.id === opened.contacts[0].contact.id ? [one, other] : [other, one]
}
