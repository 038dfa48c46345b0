import { useState } from 'react'
import { RefusalAlert } from '../../../admin/record-list/refusal-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogBody } from '../../../ui/overlays/dialog.tsx'
import type { ShortlistLanguage } from '../../shortlists/rules/shortlist.ts'
import { askMessage, askSubject } from '../rules/client-texts.ts'
import type { ViewingRecord } from '../rules/viewing.ts'
import { useAskClient } from './viewing-calls.ts'
import { WriteToClient } from './write-to-client.tsx'

/** Asks the client what they thought: makes the page for it, and a message that leads there. */
export function AskClient({ viewing, onClose }: { viewing: ViewingRecord; onClose: () => void }) {
  const ask = useAskClient()
  const [language, setLanguage] = useState<ShortlistLanguage>(
    /\p{Script=Thai}/u.test(viewing.contact?.name ?? '') ? 'th' : 'en',
  )
  const { data } = ask
  const make = (chosen: ShortlistLanguage) => ask.mutateOnce({ id: viewing.id, language: chosen })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Ask for feedback"
      description="A page with one tap per home, no account needed, valid for 30 days"
    >
      <DialogBody>
        <div className="dense grid grid-cols-1 gap-4 text-sm">
          <RefusalAlert save={ask} />
          {data ? (
            <WriteToClient
              viewingId={viewing.id}
              contactId={viewing.contactId}
              about="answers"
              agentId={viewing.agentId}
              subject={askSubject(language)}
              compose={(tag, parties) => askMessage(data.url, viewing.homes.length, tag, parties)}
              language={language}
              onLanguage={(chosen) => {
                setLanguage(chosen)
                // The page is in the language of the message.
                make(chosen)
              }}
            />
          ) : (
            <Button disabled={ask.isPending} onClick={() => make(language)}>
              {ask.isPending ? 'Creating...' : 'Create link'}
            </Button>
          )}
        </div>
      </DialogBody>
    </Dialog>
  )
}
