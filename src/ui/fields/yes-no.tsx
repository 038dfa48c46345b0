import { Button } from '../button.tsx'
import { classNames } from '../style/class-names.ts'

/** An inline question. The focus starts on No; Escape and losing the focus mean No. */
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
  /** Called when the focus leaves: means No, without returning the focus. */
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
      <Button variant="danger" size="small" onClick={onYes}>
        Yes
      </Button>
      <Button variant="quiet" size="small" autoFocus onClick={onNo}>
        No
      </Button>
    </fieldset>
  )
}
