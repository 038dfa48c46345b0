import { useQueryClient } from '@tanstack/react-query'
import pLimit from 'p-limit'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { reasonOf } from '../../../../admin/calls/use-save.ts'
import { inboxRefusals } from '../../../../shared/refusals/inbox.ts'
import { randomUuid } from '../../../../shared/request-keys.ts'
import { isRefusedForGood, uploadFile } from '../../../../shared/upload.ts'
import { noteSessionEnd } from '../../../../team/staff/admin/signed-in.ts'
import {
  type AttachmentRecord,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_MEGABYTES,
  MAX_ATTACHMENTS,
} from '../../rules/attachment.ts'

/** A file that is not uploaded yet. `share` is the part sent, 0 to 1. */
export type Uploading = {
  /** Also its Idempotency-Key: a retry of a file that did arrive is no second file. */
  key: string
  file: File
  share: number
  failure: { reason: string; isFinal: boolean } | null
}

const CONCURRENCY = 3

/**
 * The files of a message that is being written. `uploaded` are those that the server has, and `onUploaded`
 * is called with all of them when one is added; the others are uploaded three at a time.
 */
export function useAttachments(
  uploaded: readonly AttachmentRecord[],
  onUploaded: (files: AttachmentRecord[]) => void,
) {
  const queries = useQueryClient()
  const [waiting, setWaiting] = useState<readonly Uploading[]>([])
  const [notice, setNotice] = useState<string | null>(null)
  const [queue] = useState(() => pLimit(CONCURRENCY))
  const [sending] = useState(() => new Map<string, AbortController>())
  // Uploads finish long after the render that started them.
  const latest = useRef({ uploaded, onUploaded })
  useLayoutEffect(() => {
    latest.current = { uploaded, onUploaded }
  }, [uploaded, onUploaded])
  useEffect(
    () => () => {
      for (const controller of sending.values()) controller.abort()
    },
    [sending],
  )

  function change(key: string, part: Partial<Uploading>): void {
    setWaiting((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)))
  }

  function drop(key: string): void {
    setWaiting((before) => before.filter((one) => one.key !== key))
  }

  function add(files: readonly File[]): void {
    const room = MAX_ATTACHMENTS - uploaded.length - waiting.length
    const taken = files.slice(0, Math.max(0, room))
    setNotice(
      taken.length < files.length
        ? inboxRefusals.too_many_attachments({ most: MAX_ATTACHMENTS })
        : null,
    )
    const added = taken.map(asUploading)
    setWaiting((before) => [...before, ...added])
    for (const one of added) if (!one.failure) send(one)
  }

  function send({ key, file }: Uploading): void {
    const controller = new AbortController()
    sending.set(key, controller)
    const { signal } = controller
    void queue(async () => {
      if (signal.aborted) return
      try {
        const record = await uploadFile<AttachmentRecord>('/api/inbox/attachments', 'file', file, {
          signal,
          onProgress: (share) => change(key, { share }),
          headers: { 'idempotency-key': key },
        })
        const files = [...latest.current.uploaded, record]
        latest.current = { ...latest.current, uploaded: files }
        latest.current.onUploaded(files)
        drop(key)
      } catch (error) {
        if (signal.aborted) return
        noteSessionEnd(queries, error)
        const reason = reasonOf(error, 'Upload failed. Please try again.')
        change(key, { share: 0, failure: { reason, isFinal: isRefusedForGood(error) } })
      }
    })
  }

  return {
    waiting,
    notice,
    isUploading: waiting.some(({ failure }) => failure === null),
    hasFailed: waiting.some(({ failure }) => failure !== null),
    /** Files that no further try would upload. */
    hasRefused: waiting.some(({ failure }) => failure?.isFinal),
    add,
    retry(one: Uploading): void {
      change(one.key, { failure: null })
      send(one)
    },
    remove(key: string): void {
      sending.get(key)?.abort()
      drop(key)
    },
    removeUploaded(id: number): void {
      onUploaded(uploaded.filter((file) => file.id !== id))
    },
  }
}
export type Attachments = ReturnType<typeof useAttachments>

function asUploading(file: File): Uploading {
  const { name, size } = file
  const reason = inboxRefusals.attachment_too_large({ name, megabytes: MAX_ATTACHMENT_MEGABYTES })
  const failure = size > MAX_ATTACHMENT_BYTES ? { reason, isFinal: true } : null
  return { key: randomUuid(), file, share: 0, failure }
}
