import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../../ui/language.tsx'
import { useBackCloses } from '../../../ui/overlays/use-back-closes.ts'
import { Carousel } from '../../../ui/pictures/carousel.tsx'
import { carouselTexts } from '../../../ui/pictures/carousel-texts.ts'

/** A dialog with pictures in full screen, closed by Escape, Back or its button. */
export function FullScreen({
  label,
  start,
  onClose,
  children,
}: {
  label: string
  /** The index of the picture shown first. */
  start: number
  onClose: () => void
  children: ReactNode[]
}) {
  const texts = useTexts(carouselTexts)
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
            aria-label={texts.close}
            className="icon-x grid size-11 place-items-center rounded-full bg-card text-ink shadow-float before:size-5.5"
          />
        </form>
      </Carousel>
    </dialog>
  )
}
