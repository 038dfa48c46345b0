import * as z from 'zod/mini'
import { readDraft } from '../../../../admin/drafts/draft-store.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { Button } from '../../../../ui/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { draftForm } from '../composer/draft-form.ts'
import { useOutbox } from '../composer/outbox.ts'

const Text = z.object({ text: z.string() })

/** What was written in a conversation that was deleted meanwhile, to copy it. */
export function LeftTexts({ threadId }: { threadId: number }) {
  const user = useStaff().id
  const outbox = useOutbox({ user, threadId })
  const draft = readDraft({ user, form: draftForm(threadId), record: null }, Text)?.typed.text
  const texts = [...outbox.map(({ body }) => body.content), draft].filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
  if (texts.length === 0) return null
  const text = texts.join('\n\n')
  return (
    <div className="mt-3 grid gap-2 text-left">
      <p>Your message was not sent:</p>
      <p className="rounded-card border border-line bg-card px-3.5 py-2 wrap-anywhere whitespace-pre-wrap text-ink">
        {text}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="justify-self-start"
        onClick={() => void copyText(text, { text: 'Text copied' }, `Copy this: ${text}`)}
      >
        <span className="icon-copy before:size-4" />
        Copy
      </Button>
    </div>
  )
}
