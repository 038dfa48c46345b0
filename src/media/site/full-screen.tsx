import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Carousel } from '../../ui/carousel.tsx'
import { useBackCloses } from '../../ui/use-back-closes.ts'

/** Pictures on the whole screen, until Escape, Back or the button closes them. The page beneath waits. */
export function FullScreen({
  label,
  start,
  onClose,
  children,
}: {
  label: string
  /** Which picture is shown first, from 0. */
  start: number
  onClose: () => void
  children: ReactNode[]
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => dialog.current?.showModal(), [])
  useBackCloses(true, () => dialog.current?.close())
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none bg-wash"
    >
      <Carousel label={label} size="full" start={start} slides={children}>
        <form method="dialog" className="absolute top-3 right-3 z-20">
          <button
            type="submit"
            aria-label="Close"
            className="icon-x grid size-11 place-items-center rounded-full bg-card text-ink shadow-float before:size-5.5"
          />
        </form>
      </Carousel>
    </dialog>
  )
}
