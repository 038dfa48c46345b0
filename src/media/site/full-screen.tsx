import type { ReactNode } from 'react'
import { Carousel } from '../../ui/carousel.tsx'

/** Pictures on the whole screen, until Escape or the button closes them. The page beneath waits. */
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
  return (
    <dialog
      aria-label={label}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
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
