import type { ContactRecord } from '../rules/contact.ts'
import { ReachLinks } from './handles.tsx'

const shape =
  'grid min-h-13 min-w-0 flex-auto content-center px-1 justify-items-center gap-1 rounded-control text-sm leading-none font-medium'
const handles = ['phone', 'whatsapp', 'line', 'email'] as const

/** On a phone, the ways to reach somebody and the note, at the thumb; a missing way asks for its handle. */
export function ThumbBar({
  contact,
  greeting,
  onNote,
}: {
  /** Undefined when it is deleted. */
  contact: ContactRecord | undefined
  /** What a chat begins with. */
  greeting?: string | undefined
  onNote: () => void
}) {
  return (
    <div
      data-foot
      className="fixed inset-x-0 bottom-0 z-20 flex gap-1.5 border-t border-line bg-paper p-2"
    >
      {contact &&
        handles.map((handle) => (
          <ReachLinks
            key={handle}
            {...{ contact, handle }}
            look={`${shape} border border-line bg-card`}
            tint=""
            {...(greeting !== undefined && { greeting })}
          />
        ))}
      <button type="button" onClick={onNote} className={`${shape} bg-accent text-on-accent`}>
        <span className="icon-notebook-pen" />
        Note
      </button>
    </div>
  )
}
