import { ProgressBar } from '../feedback/progress.tsx'
import { useReordered } from '../reorder.tsx'
import { classNames } from '../style/class-names.ts'
import type { FieldPicture } from './field-pictures.ts'
import { Picture } from './picture.tsx'

const corner =
  'absolute top-0 grid size-8 disabled:hidden place-items-center outline-offset-0 pointer-coarse:size-11 [&>span]:grid [&>span]:size-6 [&>span]:place-items-center [&>span]:rounded-[6px] [&>span]:bg-card [&>span]:text-ink-2'

/** One picture of a field with its controls. */
export function PictureTile({
  picture,
  index,
  count,
  isMain,
  isWhole,
  hintId,
  small,
  onMove,
  onRemove,
  onRetry,
}: {
  picture: FieldPicture
  index: number
  count: number
  /** Whether it is the main picture. */
  isMain: boolean
  /** Whether all of it is shown, instead of filling the tile. */
  isWhole: boolean
  /** The id of the instructions for moving it. */
  hintId: string
  small: (url: string) => string
  onMove: (from: number, to: number) => void
  onRemove: () => void
  onRetry: () => void
}) {
  const { url, src, progress, failure } = picture
  const { ref, handleRef, isDragging, onKeyDown } = useReordered({
    id: picture.id,
    index,
    count,
    onMove,
  })
  const name = `picture ${index + 1}`

  return (
    <li
      ref={ref}
      className={classNames(
        'relative overflow-hidden rounded-control bg-hov',
        isDragging && 'shadow-float outline-2 outline-accent',
        !failure && 'aspect-card',
        failure && !failure.final && 'col-span-2',
      )}
    >
      {failure ? (
        <div className="grid size-full min-h-16 place-content-center justify-items-center rounded-control border border-danger/40 bg-danger-wash p-1 leading-tight text-danger">
          <b className="font-medium">{failure.reason}</b>
          <span className="flex gap-3">
            {!failure.final && (
              <button type="button" onClick={onRetry} className={linkLook}>
                Retry<span className="sr-only"> {picture.name}</span>
              </button>
            )}
            <button type="button" onClick={onRemove} className={linkLook}>
              Remove<span className="sr-only"> {picture.name}</span>
            </button>
          </span>
        </div>
      ) : (
        <>
          <Picture
            src={url ? small(url) : src}
            alt={url ? `Picture ${index + 1}` : picture.name}
            className={classNames(isWhole && 'object-contain!', progress !== null && 'opacity-45')}
          />
          {progress !== null && <UploadProgress name={picture.name} progress={progress} />}
          {isMain && (
            <span className="absolute bottom-1.5 left-1.5 rounded-[5px] bg-ink px-1.5 font-medium text-paper">
              Main
            </span>
          )}
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={onRemove}
            className={classNames(corner, 'left-0')}
          >
            <span className="icon-x before:size-4" />
          </button>
          {count > 1 && (
            <button
              type="button"
              ref={handleRef}
              aria-label={`Move ${name}`}
              aria-describedby={hintId}
              onKeyDown={onKeyDown}
              className={classNames(
                corner,
                'right-0 cursor-grab touch-none active:cursor-grabbing',
              )}
            >
              <span className="icon-grip-vertical before:size-4" />
            </button>
          )}
        </>
      )}
    </li>
  )
}

const linkLook = 'min-h-6 rounded-control underline underline-offset-3 pointer-coarse:min-h-11'

function UploadProgress({ name, progress }: { name: string; progress: number }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="absolute inset-0 grid place-items-center font-strong tabular-nums"
      >
        {progress === 0 ? 'Waiting' : `${Math.round(progress * 100)}%`}
      </span>
      <ProgressBar
        label={`Uploading ${name}`}
        share={progress}
        className="absolute bottom-2 left-2 w-[calc(100%-1rem)]"
      />
    </>
  )
}
