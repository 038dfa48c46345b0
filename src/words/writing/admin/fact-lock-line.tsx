import type { FactComparison } from '../rules/rewrite.ts'

/** The facts that both texts say, or what the new one lost and added. */
export function FactLockLine({ facts }: { facts: FactComparison }) {
  const { kept, lost, added } = facts
  const isKept = lost.length + added.length === 0
  return (
    <div
      role="status"
      className={`flex gap-3 px-4 py-2.5 text-sm ${isKept ? 'bg-success-wash' : 'bg-danger-wash text-danger'}`}
    >
      <span
        className={`${isKept ? 'icon-lock text-success' : 'icon-circle-exclamation-point'} before:mt-0.5 before:size-4`}
      />
      <div className="grid min-w-0 gap-1.5">
        <p className={`font-strong ${isKept ? 'text-success' : ''}`}>
          {isKept ? keptLine(kept.length) : brokenLine(lost, added)}
        </p>
        {kept.length > 0 && (
          <ul aria-label="Facts that are kept" className="flex flex-wrap gap-1.5">
            {kept.map((fact) => (
              <li
                key={fact}
                className="icon-check flex items-center gap-1.5 rounded-control bg-card px-2 py-0.5 wrap-anywhere text-ink before:size-3.5 before:text-success"
              >
                {fact}
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function keptLine(count: number): string {
  if (count === 0) return 'No facts to keep, none added'
  return count === 1 ? 'The one fact kept, none added' : `All ${count} facts kept, none added`
}

function brokenLine(lost: readonly string[], added: readonly string[]): string {
  const parts = [
    lost.length > 0 && `leaves out ${lost.join(', ')}`,
    added.length > 0 && `adds ${added.join(', ')}`,
  ]
  return `This mixture ${parts.filter(Boolean).join(' and ')}. It cannot be accepted.`
}
