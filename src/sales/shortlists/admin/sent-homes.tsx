import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useStaff } from '../../../admin/screen/staff-context.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../../ui/feedback/states.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import { sentListTexts } from './sent-list-texts.ts'
import { SentRow } from './sent-row.tsx'
import { sentQuery } from './shortlist-calls.ts'

const STEP = 25

/** The pages of homes that were sent, newest first: their links, and taking them back. */
export default function SentHomes({
  onClose,
  onOpen,
}: {
  onClose: () => void
  onOpen: (id: number) => void
}) {
  const { permissions } = useStaff()
  const [mine, setMine] = useState(true)
  const [limit, setLimit] = useState(STEP)
  const { data, isError, refetch } = useQuery(sentQuery({ mine, limit }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={sentListTexts.title}
      description={sentListTexts.description}
      width="wide"
    >
      <DialogBody>
        <div className="dense grid gap-3">
          {permissions.changeAllShortlists && (
            <Segmented
              label={sentListTexts.whose}
              name="sent-by"
              options={[
                { value: 'mine', label: sentListTexts.mine },
                { value: 'all', label: sentListTexts.all },
              ]}
              value={mine ? 'mine' : 'all'}
              onChange={(value) => setMine(value === 'mine')}
            />
          )}
          {isError ? (
            <ErrorState title={sentListTexts.unread} retry={() => void refetch()} />
          ) : !data ? (
            <div aria-busy="true" className="grid gap-3">
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-16 w-full" />
              <Skeleton className="h-16 w-full" />
            </div>
          ) : data.total === 0 ? (
            <p className="rounded-card border border-dashed border-line px-4 py-8 text-center">
              <b className="font-medium">{sentListTexts.empty}</b>
              <span className="block text-ink-2">{sentListTexts.emptyHint}</span>
            </p>
          ) : (
            <>
              <ul className="rounded-card border border-line">
                {data.items.map((send) => (
                  <SentRow
                    key={send.id}
                    send={send}
                    withSender={!mine}
                    onOpen={() => onOpen(send.id)}
                  />
                ))}
              </ul>
              {data.items.length < data.total && (
                <Button variant="quiet" size="small" onClick={() => setLimit(limit + STEP)}>
                  {sentListTexts.more(data.total - data.items.length)}
                </Button>
              )}
            </>
          )}
        </div>
      </DialogBody>
    </Dialog>
  )
}
