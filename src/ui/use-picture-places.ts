import pLimit from 'p-limit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  isGoing,
  keptBeside,
  type PictureLimits,
  PictureRefused,
  type Place,
  refusal,
  roomIn,
  urlsOf,
  withArrived,
  withMoved,
} from './picture-places.ts'

/** Sends a file and answers where it lies; tells how much is sent, 0 to 1. It fails with words to show, with `PictureRefused` for good. */
export type Upload = (
  file: File,
  options: { onProgress: (sent: number) => void; signal: AbortSignal },
) => Promise<string>

const AT_ONCE = 3
let lastId = 0

/**
 * Pictures in their order, each where it was put whatever becomes of its upload; three go at a time.
 * A new choice clears away what was refused; a single picture is replaced once the new one is there.
 * `onChange` tells of those that are there, `onBusy` how many are on their way.
 */
export function usePicturePlaces({
  value,
  onChange,
  onBusy,
  upload,
  limits,
}: {
  value: readonly string[]
  onChange: (urls: string[]) => void
  onBusy?: ((going: number) => void) | undefined
  upload: Upload
  limits: PictureLimits
}) {
  const [places, setPlaces] = useState(() => value.map(there))
  const [notice, setNotice] = useState<string | null>(null)
  const [queue] = useState(() => pLimit(AT_ONCE))
  const [sending] = useState(() => new Map<number, AbortController>())
  // Uploads end long after the drawing that began them.
  const now = useRef({ places, told: value, onChange, onBusy })

  useLayoutEffect(() => {
    const { current } = now
    Object.assign(current, { onChange, onBusy })
    if (isSame(value, current.told)) return
    current.told = value
    current.places = [...value.map(there), ...current.places.filter(({ url }) => url === null)]
    setPlaces(current.places)
  }, [value, onChange, onBusy])

  useEffect(
    () => () => {
      for (const controller of sending.values()) controller.abort()
      for (const { src, file } of now.current.places) if (file) URL.revokeObjectURL(src)
    },
    [sending],
  )

  function put(next: readonly Place[]): void {
    const { current } = now
    for (const place of current.places) {
      if (!next.some(({ id }) => id === place.id)) release(place)
    }
    const before = current.places.filter(isGoing).length
    const going = next.filter(isGoing).length
    current.places = going > 0 ? [...next] : next.map((place) => ({ ...place, fresh: false }))
    setPlaces(current.places)
    const urls = urlsOf(current.places)
    if (!isSame(urls, current.told)) {
      current.told = urls
      current.onChange(urls)
    }
    if (going !== before) current.onBusy?.(going)
  }

  function release({ id, file, src }: Place): void {
    sending.get(id)?.abort()
    if (file) URL.revokeObjectURL(src)
  }

  function change(id: number, part: Partial<Place>): void {
    put(now.current.places.map((place) => (place.id === id ? { ...place, ...part } : place)))
  }

  function add(files: readonly File[]): void {
    const read = files.map((file) => ({ file, fault: refusal(file, limits) }))
    const isReplaced = limits.max === 1 && read.some(({ fault }) => !fault)
    const kept = keptBeside(now.current.places, isReplaced)
    let room = roomIn(kept, limits.max)
    const added: Place[] = []
    for (const { file, fault } of read) {
      if (!fault && room <= 0) continue
      if (!fault) room -= 1
      added.push(fromFile(file, fault))
    }
    setNotice(added.length < files.length ? limits.messages.tooMany(limits.max) : null)
    put([...kept, ...added])
    for (const place of added) send(place)
  }

  function send({ id, file, fault }: Place): void {
    if (!file || fault?.final) return
    const controller = new AbortController()
    sending.set(id, controller)
    const { signal } = controller
    queue(async () => {
      if (signal.aborted) return
      try {
        const onProgress = (sent: number) => !signal.aborted && change(id, { sent })
        const url = await upload(file, { onProgress, signal })
        if (!signal.aborted) put(withArrived(now.current.places, id, url, limits.max))
      } catch (error) {
        if (!signal.aborted) change(id, { sent: null, fault: failed(file, error) })
      }
    })
  }

  function remove(id: number): void {
    put(now.current.places.filter((place) => place.id !== id))
    setNotice(null)
  }

  function retry(id: number): void {
    change(id, { sent: 0, fault: null, fresh: true })
    const again = now.current.places.find((place) => place.id === id)
    if (again) send(again)
  }

  const move = (from: number, to: number) => put(withMoved(now.current.places, from, to))
  return { places, notice, add, remove, retry, move }
}

function there(url: string): Place {
  lastId += 1
  return {
    ...{ id: lastId, name: 'Picture', src: url, url, file: null },
    ...{ sent: null, fault: null, fresh: false },
  }
}

function fromFile(file: File, fault: Place['fault']): Place {
  lastId += 1
  return {
    ...{ id: lastId, name: file.name, src: URL.createObjectURL(file), url: null, file },
    ...{ sent: fault ? null : 0, fault, fresh: !fault },
  }
}

function failed({ name }: File, error: unknown): NonNullable<Place['fault']> {
  const why = error instanceof Error ? error.message : 'It was not uploaded.'
  return { why: 'Not uploaded', message: `${name}: ${why}`, final: error instanceof PictureRefused }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((url, i) => url === b[i])
}
