import { useState } from 'react'
import { callList } from '../../../../admin/calls/call.ts'
import { reasonBesideTitle } from '../../../../admin/calls/use-save.ts'
import { MAX_FOUND, RecordPicker } from '../../../../admin/record-form/record-picker.tsx'
import { priceLines } from '../../../../records/units/site/unit-price.ts'
import { ApiError } from '../../../../shared/api-client.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { Part } from '../../../../ui/part.tsx'
import type { ShortlistDetail } from '../../rules/reader.ts'
import { MAX_SENT_HOMES } from '../../rules/shortlist.ts'
import { HomeList } from '../home-list.tsx'
import { useChangeHomes } from '../shortlist-calls.ts'
import { shortlistTexts } from '../shortlist-texts.ts'
import { homeName, useChosenHomes } from '../use-chosen-homes.ts'
import { openedTexts } from './opened-texts.ts'

/** Changes the homes of a page that was sent: their order, leaving out, adding. */
export function ChangeHomes({ send, onDone }: { send: ShortlistDetail; onDone: () => void }) {
  const chosen = useChosenHomes(send.unitIds)
  const { homes, read, hidden } = chosen
  const save = useChangeHomes()
  // Who saves again after somebody else's change keeps what is chosen here.
  const [version, setVersion] = useState(send.version)
  // Clears the box after each home.
  const [round, setRound] = useState(0)
  // Homes that are hidden meanwhile stay on the page, at its end.
  const unitIds = [...homes, ...hidden].map(({ id }) => id)
  return (
    <Part title={openedTexts.homes}>
      {read.isError ? (
        <ErrorState title={shortlistTexts.unread} retry={() => void read.refetch()} />
      ) : !read.data ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <div className="grid grid-cols-1 gap-3">
          <HomeList homes={homes} onMove={chosen.move} onLeaveOut={chosen.leaveOut} />
          {unitIds.length < MAX_SENT_HOMES && (
            <RecordPicker
              key={round}
              label={openedTexts.addHome}
              placeholder={openedTexts.addHint}
              queryKey={['units', 'to add']}
              value={null}
              find={async (search, signal) => {
                const { items } = await callList('get /api/units/search', {
                  query: { search, active: true, limit: MAX_FOUND },
                  signal,
                })
                return {
                  items: items.map((unit) => ({ ...unit, name: homeName(unit) })),
                }
              }}
              show={(unit) => ({ note: priceLines(unit)[0] ?? null })}
              onChange={(picked) => {
                if (picked) chosen.add(picked.id)
                setRound(round + 1)
              }}
            />
          )}
          {save.error && (
            <Alert title={shortlistTexts.notChanged}>
              {reasonBesideTitle(save.error, shortlistTexts.notChanged)}
            </Alert>
          )}
          <div className="flex gap-2">
            <Button
              size="small"
              disabled={unitIds.length === 0 || save.isPending}
              onClick={() =>
                save.mutateOnce(
                  { id: send.id, unitIds, version },
                  {
                    onSuccess: onDone,
                    onError: (error) => setVersion(currentVersion(error) ?? version),
                  },
                )
              }
            >
              {save.isPending ? openedTexts.saving : openedTexts.save}
            </Button>
            <Button variant="quiet" size="small" onClick={onDone}>
              {openedTexts.cancel}
            </Button>
          </div>
        </div>
      )}
    </Part>
  )
}

/** The version that somebody else made meanwhile; null if nobody did. */
function currentVersion(error: Error): number | null {
  const current = error instanceof ApiError ? error.conflict?.current : undefined
  return typeof current?.version === 'number' ? current.version : null
}
