import { Card } from '../../../ui/card.tsx'
import { type DraftNote, NoteKinds } from '../rules/draft.ts'
import type { Paste } from './use-paste.ts'

/** What no field holds, to be kept as the unit's first note or left out. */
export function NotesCard({ notes, paste }: { notes: readonly DraftNote[]; paste: Paste }) {
  if (notes.length === 0) return null
  return (
    <Card className="p-4">
      <h2 className="text-base">Left as a note</h2>
      <p className="text-ink-2">Nothing in a unit holds these. They go to its first note.</p>
      <ul className="mt-1 divide-y divide-line">
        {notes.map(({ kind, text, start }) => (
          <li key={start}>
            <label className="flex min-h-10 items-center gap-2.5 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="tick -mx-0.75"
                checked={!paste.left.includes(start)}
                onChange={({ currentTarget }) => paste.keepNote(start, currentTarget.checked)}
              />
              <span>
                “{text}”, {NoteKinds.labels[kind]}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </Card>
  )
}
