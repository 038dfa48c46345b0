import { Button } from './button.tsx'
import { classNames } from './class-names.ts'

/** A question in its own place. The focus starts on No; Escape and leaving it say no. */
export function YesNo({
  question,
  onYes,
  onNo,
  onLeave,
  className,
}: {
  question: string
  onYes: () => void
  onNo: () => void
  /** The focus went elsewhere: no, without taking it back. */
  onLeave: () => void
  className?: string
}) {
  return (
    <fieldset
      data-takes-escape
      className={classNames('inline-flex flex-wrap items-center gap-2', className)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onNo()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <legend className="float-left text-sm text-ink">{question}</legend>
      <Button look="danger" size="small" onClick={onYes}>
        Yes
      </Button>
      <Button look="quiet" size="small" autoFocus onClick={onNo}>
        No
      </Button>
    </fieldset>
  )
}
