import { Button } from '../../../../ui/button.tsx'
import type { ContactPair } from '../../rules/duplicates.ts'
import { numberOf, sharedWords } from './format-pair.ts'

const MAX_NAMED = 3

/** On a contact's page: who may be the same person, why, and Compare. */
export function DuplicatesBanner({
  id,
  pairs,
  total,
  onCompare,
}: {
  id: number
  pairs: readonly ContactPair[]
  total: number
  onCompare: () => void
}) {
  const [first] = pairs
  if (!first) return null
  const others = pairs.flatMap(({ contacts }) => contacts.filter((each) => each.id !== id))
  const names = others.slice(0, MAX_NAMED).map(({ name }) => name)
  const more = total > names.length ? ` and ${total - names.length} more` : ''
  return (
    <section
      aria-label="Likely duplicates"
      className="dense flex items-center gap-x-3 gap-y-1 rounded-card border border-warning/40 bg-warning-wash px-3.5 py-2 text-warning"
    >
      <span className="icon-users flex-none before:size-4.5" />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <b className="font-strong">{numberOf(total, 'possible duplicate')}.</b>{' '}
        <span className="max-md:hidden">{`${sharedWords(first)}: ${names.join(', ')}${more}`}</span>
      </p>
      <Button variant="quiet" size="small" onClick={onCompare}>
        Compare
      </Button>
    </section>
  )
}
