import { Button } from '../button.tsx'
import { classNames } from '../style/class-names.ts'

/** The answers wherever unsaved work may be lost: one pair of words. */
export const DISCARD = { yes: 'Discard', no: 'Keep editing' } as const

/** An inline question. The focus starts on `no`; Escape and losing the focus mean the same. */
export function YesNo({
  question,
  yes = 'Yes',
  no = 'No',
  onYes,
  onNo,
  onLeave,
  className,
}: {
  question: string
  yes?: string
  no?: string
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
        {yes}
      </Button>
      <Button variant="quiet" size="small" autoFocus onClick={onNo}>
        {no}
      </Button>
    </fieldset>
  )
}
