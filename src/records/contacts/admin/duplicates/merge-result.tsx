import { reasonBesideTitle, type SuccessToast } from '../../../../admin/calls/use-save.ts'
import { focusOnMount } from '../../../../admin/record-form/focus-on-mount.ts'
import { Button } from '../../../../ui/button.tsx'
import { Alert } from '../../../../ui/feedback/alert.tsx'
import { SheetBody } from '../../../../ui/overlays/sheet.tsx'
import { useOnline } from '../../../../ui/use-online.ts'
import { useTakeBack } from './duplicate-calls.ts'

/** What became of a pair, and the way on to the next. */
export type PairResult = Pick<SuccessToast, 'title' | 'text' | 'undo'> & { goOn: () => void }

/**
 * A pair that is done, until the next is asked for: a second press of `Merge contacts` must not reach two
 * people nobody has looked at, so its place stays empty and the focus is on the text.
 */
export function MergeResult({
  result: { title, text, undo, goOn },
  onUndone,
}: {
  result: PairResult
  onUndone: () => void
}) {
  const isOnline = useOnline()
  const takeBack = useTakeBack()
  return (
    <SheetBody>
      <div className="grid justify-items-start gap-3">
        <h3 ref={focusOnMount} tabIndex={-1} className="text-lg font-strong">
          {title}
        </h3>
        <p className="wrap-anywhere">{text}</p>
        {takeBack.error && (
          <Alert title="Not undone">{reasonBesideTitle(takeBack.error, 'Please try again.')}</Alert>
        )}
        <div className="flex flex-wrap gap-3">
          {undo && (
            <Button
              variant="quiet"
              disabled={takeBack.isPending || !isOnline}
              onClick={() => takeBack.mutateOnce(undo, { onSuccess: onUndone })}
            >
              <span className="icon-undo-2 before:size-4" />
              Undo
            </Button>
          )}
          <Button disabled={takeBack.isPending} onClick={goOn}>
            Next pair
          </Button>
        </div>
      </div>
    </SheetBody>
  )
}
