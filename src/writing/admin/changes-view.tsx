import type { Change } from '../../shared/word-changes.ts'

/**
 * A text with its changes: removed words struck through, new ones underlaid. A press on a change rejects it, another
 * takes it again.
 */
export function ChangesView({
  changes,
  rejected,
  onToggle,
}: {
  changes: readonly Change[]
  /** Indexes of the rejected changes. */
  rejected: ReadonlySet<number>
  onToggle: (index: number) => void
}) {
  return (
    <p className="max-h-[40dvh] overflow-y-auto px-4 py-3 leading-[1.9] wrap-anywhere whitespace-pre-wrap">
      {changes.map((change, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place
        if (!change.isChanged) return <span key={index}>{change.after}</span>
        const isRejected = rejected.has(index)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a change is known by its place
            key={index}
            type="button"
            aria-pressed={isRejected}
            title={isRejected ? 'Take this change again' : 'Reject this change'}
            onClick={() => onToggle(index)}
            className="inline cursor-pointer rounded-sm text-left whitespace-pre-wrap hover:outline-1 hover:outline-field"
          >
            <span className="sr-only">{isRejected ? 'Rejected change: ' : 'Change: '}</span>
            {isRejected ? (
              <span className="underline decoration-dotted underline-offset-4">
                {change.before || '\u00a0'}
              </span>
            ) : (
              <>
                {change.before.trim() && (
                  <del className="rounded-sm bg-danger-wash px-0.5 text-danger">
                    {change.before}
                  </del>
                )}
                {change.after && (
                  <ins className="rounded-sm bg-success-wash px-0.5 text-success no-underline">
                    {change.after}
                  </ins>
                )}
              </>
            )}
          </button>
        )
      })}
    </p>
  )
}
