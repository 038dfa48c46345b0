import { type DragEvent, type Ref, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { Progress } from '../feedback/progress.tsx'
import type { Labelled } from '../fields/field.tsx'
import { Reorderable } from '../reorder.tsx'
import { classNames } from '../style/class-names.ts'
import { isUploading, type PictureLimits, type Uploads, urlsOf } from './field-pictures.ts'
import { PictureTile } from './picture-tile.tsx'
import { type Upload, useFieldPictures } from './use-field-pictures.ts'

type Props = Labelled & {
  /** The URLs of the pictures; the first is the main one. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  onBlur?: () => void
  /** Called with the numbers of unfinished and failed uploads; with any, the form is incomplete. */
  onUploads?: (uploads: Uploads) => void
  upload: Upload
  limits: PictureLimits
  /** The URL of a smaller version of an uploaded picture. */
  small?: (url: string) => string
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * Uploads pictures by choosing or dropping files. Failed ones stay in the list. Reordered by dragging, or
 * by arrow keys on a picture's grip. With `max` 1 a new picture replaces the current one.
 */
export function PictureField({
  label,
  hint,
  error,
  className,
  small = (url) => url,
  disabled = false,
  ref,
  onBlur,
  ...rest
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLFieldSetElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const { pictures, notice, ...actions } = useFieldPictures(rest)
  const { max, types } = rest.limits
  const isMultiple = max > 1
  const uploadingCount = pictures.filter(isUploading).length
  const newPictures = pictures.filter((picture) => picture.isNew && !picture.failure)
  const main = isMultiple ? pictures.find(({ failure }) => !failure) : undefined
  const messages = [error, notice, ...pictures.map(({ failure }) => failure?.message)].filter(
    Boolean,
  )

  function move(from: number, to: number) {
    actions.move(from, to)
    setAnnouncement(`Picture ${from + 1} is now number ${to + 1} of ${pictures.length}`)
  }

  function remove(id: number) {
    actions.remove(id)
    section.current?.querySelector('button')?.focus()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) actions.add([...event.dataTransfer.files])
  }

  return (
    <fieldset
      ref={section}
      disabled={disabled}
      data-invalid={error ? true : undefined}
      aria-describedby={`${id}-notes`}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onBlur={onBlur}
      className={classNames(
        'grid min-w-0 gap-2.5 rounded-control text-sm outline-offset-4',
        isOver && 'outline-2 outline-accent outline-dashed',
        className,
      )}
    >
      <legend className="contents">
        <span className="sr-only">{label}</span>
      </legend>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span aria-hidden="true" className="text-base font-strong">
          {label}
        </span>
        {isMultiple && (
          <span className="text-ink-2 tabular-nums">
            {urlsOf(pictures).length} of {max}
          </span>
        )}
        {hint && <span className="pl-1 text-ink-2 max-sm:hidden">{hint}</span>}
        <Button
          ref={ref}
          variant="quiet"
          size="small"
          disabled={disabled}
          onClick={() => input.current?.click()}
          className="ml-auto"
        >
          <span className="icon-image-up before:size-4" />
          {isMultiple
            ? 'Add pictures'
            : `${urlsOf(pictures).length > 0 ? 'Replace' : 'Choose'} ${label.toLowerCase()}`}
        </Button>
        <input
          ref={input}
          type="file"
          multiple={isMultiple}
          accept={types.join(',')}
          hidden
          aria-label={`Files for ${label}`}
          onChange={({ currentTarget }) => {
            actions.add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      {pictures.length > 0 && (
        <Reorderable onMove={move}>
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {pictures.map((picture, index) => (
              <PictureTile
                key={picture.id}
                {...{ picture, index, small }}
                count={pictures.length}
                isMain={picture === main}
                isWhole={!isMultiple}
                hintId={`${id}-order`}
                onMove={move}
                onRemove={() => remove(picture.id)}
                onRetry={() => actions.retry(picture.id)}
              />
            ))}
          </ol>
        </Reorderable>
      )}
      {uploadingCount > 0 && (
        <Progress
          label="Uploading pictures"
          done={newPictures.length - uploadingCount}
          total={newPictures.length}
          unit={newPictures.length === 1 ? 'picture' : 'pictures'}
        />
      )}
      <div id={`${id}-notes`} role="alert" className="grid gap-1 text-danger empty:hidden">
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </div>
      <p id={`${id}-order`} hidden>
        Use the arrow keys to reorder. The first picture is the main one.
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </fieldset>
  )
}
