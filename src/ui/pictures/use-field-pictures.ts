import pLimit from 'p-limit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type FieldPicture,
  type PictureLimits,
  PictureRefused,
  remainingCapacity,
  remainingPictures,
  tooLarge,
  type Uploads,
  uploadsOf,
  urlsOf,
  withMoved,
  withUploaded,
  wrongType,
} from './field-pictures.ts'
import { smallerPicture } from './smaller-picture.ts'

/**
 * Uploads a file and returns its URL; `onProgress` gets the fraction sent, 0 to 1. Rejects with a message
 * to show; with `PictureRefused` when a retry is useless.
 */
export type Upload = (
  file: File,
  options: { onProgress: (progress: number) => void; signal: AbortSignal },
) => Promise<string>

const CONCURRENCY = 3
let lastId = 0

/**
 * The pictures of a field in order, uploaded three at a time after shrinking large ones. Failed uploads are
 * retried when the browser is online again. Choosing more files removes refused ones; a single picture is
 * replaced when the upload has finished. `onChange` gets the URLs of the uploaded ones, `onUploads` the
 * numbers of the others.
 */
export function useFieldPictures({
  value,
  onChange,
  onUploads,
  upload,
  limits,
}: {
  value: readonly string[]
  onChange: (urls: string[]) => void
  onUploads?: ((uploads: Uploads) => void) | undefined
  upload: Upload
  limits: PictureLimits
}) {
  const [pictures, setPictures] = useState(() => value.map(uploadedPicture))
  const [notice, setNotice] = useState<string | null>(null)
  const [queue] = useState(() => pLimit(CONCURRENCY))
  const [sending] = useState(() => new Map<number, AbortController>())
  // Uploads finish long after the render that started them.
  const latest = useRef({ pictures, known: value, onChange, onUploads })

  useLayoutEffect(() => {
    const { current } = latest
    Object.assign(current, { onChange, onUploads })
    if (isSame(value, current.known)) return
    current.known = value
    current.pictures = [
      ...value.map(uploadedPicture),
      ...current.pictures.filter(({ url }) => url === null),
    ]
    setPictures(current.pictures)
  }, [value, onChange, onUploads])

  useEffect(
    () => () => {
      for (const controller of sending.values()) controller.abort()
      for (const { src, file } of latest.current.pictures) if (file) URL.revokeObjectURL(src)
    },
    [sending],
  )

  function update(next: readonly FieldPicture[]): void {
    const { current } = latest
    for (const picture of current.pictures) {
      if (!next.some(({ id }) => id === picture.id)) release(picture)
    }
    const before = uploadsOf(current.pictures)
    const after = uploadsOf(next)
    current.pictures =
      after.uploading > 0 ? [...next] : next.map((picture) => ({ ...picture, isNew: false }))
    setPictures(current.pictures)
    const urls = urlsOf(current.pictures)
    if (!isSame(urls, current.known)) {
      current.known = urls
      current.onChange(urls)
    }
    if (after.uploading !== before.uploading || after.failed !== before.failed)
      current.onUploads?.(after)
  }

  function release({ id, file, src }: FieldPicture): void {
    sending.get(id)?.abort()
    if (file) URL.revokeObjectURL(src)
  }

  function change(id: number, part: Partial<FieldPicture>): void {
    update(
      latest.current.pictures.map((picture) =>
        picture.id === id ? { ...picture, ...part } : picture,
      ),
    )
  }

  function add(files: readonly File[]): void {
    const checked = files.map((file) => ({ file, failure: wrongType(file, limits) }))
    const isReplaced = limits.max === 1 && checked.some(({ failure }) => !failure)
    const remaining = remainingPictures(latest.current.pictures, isReplaced)
    let capacity = remainingCapacity(remaining, limits.max)
    const added: FieldPicture[] = []
    for (const { file, failure } of checked) {
      if (!failure && capacity <= 0) continue
      if (!failure) capacity -= 1
      added.push(fromFile(file, failure))
    }
    setNotice(added.length < files.length ? limits.messages.tooMany(limits.max) : null)
    update([...remaining, ...added])
    for (const picture of added) send(picture)
  }

  function send({ id, file, failure }: FieldPicture): void {
    if (!file || failure?.final) return
    const controller = new AbortController()
    sending.set(id, controller)
    const { signal } = controller
    queue(async () => {
      if (signal.aborted) return
      try {
        const onProgress = (progress: number) => !signal.aborted && change(id, { progress })
        const smaller = await smallerPicture(file)
        if (signal.aborted) return
        const sizeFailure = tooLarge(smaller, limits)
        if (sizeFailure) return change(id, { progress: null, failure: sizeFailure })
        const url = await upload(smaller, { onProgress, signal })
        if (!signal.aborted) update(withUploaded(latest.current.pictures, id, url, limits.max))
      } catch (error) {
        if (!signal.aborted) change(id, { progress: null, failure: uploadError(file, error) })
      }
    })
  }

  function remove(id: number): void {
    update(latest.current.pictures.filter((picture) => picture.id !== id))
    setNotice(null)
  }

  function retry(id: number): void {
    change(id, { progress: 0, failure: null, isNew: true })
    const picture = latest.current.pictures.find((picture) => picture.id === id)
    if (picture) send(picture)
  }
  const retryRef = useRef(retry)
  retryRef.current = retry

  useEffect(() => {
    const retryAll = () => {
      for (const { id, failure } of latest.current.pictures)
        if (failure && !failure.final) retryRef.current(id)
    }
    addEventListener('online', retryAll)
    return () => removeEventListener('online', retryAll)
  }, [])

  const move = (from: number, to: number) => update(withMoved(latest.current.pictures, from, to))
  return { pictures, notice, add, remove, retry, move }
}

function uploadedPicture(url: string): FieldPicture {
  lastId += 1
  return {
    ...{ id: lastId, name: 'Picture', src: url, url, file: null },
    ...{ progress: null, failure: null, isNew: false },
  }
}

function fromFile(file: File, failure: FieldPicture['failure']): FieldPicture {
  lastId += 1
  return {
    ...{ id: lastId, name: file.name, src: URL.createObjectURL(file), url: null, file },
    ...{ progress: failure ? null : 0, failure, isNew: !failure },
  }
}

function uploadError({ name }: File, error: unknown): NonNullable<FieldPicture['failure']> {
  const reason = error instanceof Error ? error.message : 'It was not uploaded.'
  return {
    reason: 'Not uploaded',
    message: reason.startsWith(name) ? reason : `${name}: ${reason}`,
    final: error instanceof PictureRefused,
  }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((url, i) => url === b[i])
}
