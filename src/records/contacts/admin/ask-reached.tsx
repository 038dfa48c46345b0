import { createContext, type ReactNode, use, useState } from 'react'
import { type TimelineOf, useAddActivity } from '../../../team/activity/admin/timeline-calls.ts'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/feedback/alert.tsx'
import { reachedTexts } from './ask-reached-texts.ts'
import type { Handle } from './contact-calls.ts'

const NoteReach = createContext<(handle: Handle) => void>(() => {})

/** The callback for links that call a contact or open a chat with them. */
export const useNoteReach = () => use(NoteReach)

/**
 * Asks on the page of a contact or a deal whether they were reached, after Call, WhatsApp or LINE was pressed on it: it
 * waits there for the return from the other program. One press logs the call.
 */
export function AskReached({
  of,
  name,
  children,
}: {
  of: TimelineOf
  name: string
  children: ReactNode
}) {
  const [by, setBy] = useState<Handle | null>(null)
  const add = useAddActivity(of)
  const log = (description: string | null) => {
    add.mutate({ type: 'call', description }, { onSuccess: () => setBy(null) })
  }
  const note = (handle: Handle) => {
    // An e-mail goes out from the inbox, or stands in the program that sent it.
    if (handle !== 'email') setBy(handle)
  }
  return (
    <NoteReach value={note}>
      {children}
      {by && (
        <div className="fixed inset-x-2 bottom-20 z-20 rounded-control bg-paper shadow-float md:inset-x-auto md:right-4 md:bottom-4 md:w-120">
          <Alert
            tone="warning"
            title={reachedTexts.asks(name, by)}
            onDismiss={() => setBy(null)}
            action={
              <span className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  aria-busy={add.isPending}
                  onClick={() => log(reachedTexts.on[by])}
                >
                  {reachedTexts.yes}
                </Button>
                <Button variant="quiet" size="small" onClick={() => log(reachedTexts.noAnswer)}>
                  {reachedTexts.noAnswer}
                </Button>
              </span>
            }
          >
            {add.isError ? reachedTexts.failed : undefined}
          </Alert>
        </div>
      )}
    </NoteReach>
  )
}
