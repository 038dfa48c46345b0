import { Accessibility } from '@dnd-kit/dom'
import { DragDropProvider, PointerSensor } from '@dnd-kit/react'
import { isSortable } from '@dnd-kit/react/sortable'
import { type DragEvent, type Ref, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import type { Labelled } from './field.tsx'
import { isGoing, type PictureLimits, urlsOf } from './picture-places.ts'
import { PictureTile } from './picture-tile.tsx'
import { Progress } from './progress.tsx'
import { type Upload, usePicturePlaces } from './use-picture-places.ts'

type Props = Labelled & {
  /** Where the pictures lie, the first being the main one. */
  value: readonly string[]
  onChange: (urls: string[]) => void
  onBlur?: () => void
  /** How many are on their way: a form with any is not complete. */
  onBusy?: (going: number) => void
  upload: Upload
  limits: PictureLimits
  /** A smaller version of an uploaded picture. */
  small?: (url: string) => string
  disabled?: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * Pictures, several at once, by choosing or dropping files. A failed one stays in its place. Their order
 * changes by drag, or by arrow keys on a picture's grip. With `max` 1 it is a logo, which another replaces.
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
  const [said, setSaid] = useState('')
  const { places, notice, ...pictures } = usePicturePlaces(rest)
  const { max, types } = rest.limits
  const many = max > 1
  const going = places.filter(isGoing).length
  const fresh = places.filter((place) => place.fresh && !place.fault)
  const main = many ? places.find(({ fault }) => !fault) : undefined
  const faults = [error, notice, ...places.map(({ fault }) => fault?.message)].filter(Boolean)

  function move(from: number, to: number) {
    pictures.move(from, to)
    setSaid(`Picture ${from + 1} is now number ${to + 1} of ${places.length}`)
  }

  function remove(place: number) {
    pictures.remove(place)
    section.current?.querySelector('button')?.focus()
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!disabled) pictures.add([...event.dataTransfer.files])
  }

  return (
    <fieldset
      ref={section}
      disabled={disabled}
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
        {many && (
          <span className="text-ink-2 tabular-nums">
            {urlsOf(places).length} of {max}
          </span>
        )}
        {hint && <span className="pl-1 text-ink-2 max-sm:hidden">{hint}</span>}
        <Button
          ref={ref}
          look="quiet"
          size="small"
          disabled={disabled}
          onClick={() => input.current?.click()}
          className="ml-auto"
        >
          <span className="icon-image-up before:size-4" />
          {many
            ? 'Add pictures'
            : `${urlsOf(places).length > 0 ? 'Replace' : 'Choose'} ${label.toLowerCase()}`}
        </Button>
        <input
          ref={input}
          type="file"
          multiple={many}
          accept={types.join(',')}
          hidden
          aria-label={`Files for ${label}`}
          onChange={({ currentTarget }) => {
            pictures.add([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      {places.length > 0 && (
        <DragDropProvider
          sensors={[PointerSensor]}
          // It would say how its own keys work; ours are on the grip.
          plugins={(defaults) => defaults.filter((plugin) => plugin !== Accessibility)}
          onDragEnd={({ operation: { source }, canceled }) => {
            if (canceled || !isSortable(source) || source.initialIndex === source.index) return
            move(source.initialIndex, source.index)
          }}
        >
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {places.map((place, index) => (
              <PictureTile
                key={place.id}
                {...{ place, index, small }}
                count={places.length}
                isMain={place === main}
                hintId={`${id}-order`}
                onMove={move}
                onRemove={() => remove(place.id)}
                onRetry={() => pictures.retry(place.id)}
              />
            ))}
          </ol>
        </DragDropProvider>
      )}
      {going > 0 && (
        <Progress
          label="Uploading pictures"
          done={fresh.length - going}
          total={fresh.length}
          unit={fresh.length === 1 ? 'picture' : 'pictures'}
        />
      )}
      <div id={`${id}-notes`} role="alert" className="grid gap-1 text-danger empty:hidden">
        {faults.map((fault) => (
          <p key={fault}>{fault}</p>
        ))}
      </div>
      <p id={`${id}-order`} hidden>
        Arrow keys move it among the pictures. The first is the main one.
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
