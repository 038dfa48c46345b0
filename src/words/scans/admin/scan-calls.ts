import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { AS_STAFF } from '../../../shared/api-client.ts'
import { keyOfFile } from '../../../shared/request-keys.ts'
import { uploadFile } from '../../../shared/upload.ts'
import type { ScanAddition, ScanDraft, ScanPicture, ScanRecord } from '../rules/scan.ts'
import { scanTexts } from './scan-texts.ts'

const scans = recordCalls('scans', '/api/scans')

/** What a note is added to. */
export type ScanOf = { kind: 'deal' | 'contact'; id: number }

const ASK_EVERY_MS = 400

export const scanQuery = scans.one

/** One's own notes of a deal or contact that were not added yet. */
export function draftsQuery({ kind, id }: ScanOf) {
  return queryOptions({
    queryKey: ['scans', 'drafts', kind, id],
    queryFn: ({ signal }) =>
      call('get /api/scans', { query: { [kind === 'deal' ? 'dealId' : 'contactId']: id }, signal }),
  })
}

/** A note, and while it is being read how far that is: both are asked for until it ends. */
export function useScan(id: number) {
  const scan = useQuery({
    ...scanQuery(id),
    refetchInterval: ({ state: { data } }) => isBeingRead(data) && ASK_EVERY_MS,
  })
  const isBusy = isBeingRead(scan.data)
  const { jobId = '' } = scan.data ?? {}
  const job = useQuery({
    queryKey: ['scans', 'job', jobId],
    queryFn: ({ signal }) => call('get /api/jobs/{id}', { params: { id: jobId }, signal }),
    enabled: isBusy,
    refetchInterval: ASK_EVERY_MS,
  })
  return { scan, progress: isBusy ? job.data : undefined, isBusy }
}

function isBeingRead(scan: ScanRecord | undefined): boolean {
  return scan?.state === 'waiting' || scan?.state === 'reading'
}

export function pictureUrl({ id, jobId }: Pick<ScanRecord, 'id' | 'jobId'>, which: ScanPicture) {
  return `/api/scans/${id}/picture?which=${which}&of=${jobId}`
}

/** Uploads the photo of a note. */
export function uploadNote(
  file: File,
  { kind, id }: ScanOf,
  hooks: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<ScanRecord> {
  return uploadFile<ScanRecord>('/api/scans', 'image', file, {
    ...hooks,
    beside: { [`${kind}Id`]: String(id) },
    headers: { [AS_STAFF.name]: AS_STAFF.value, 'idempotency-key': keyOfFile(file) },
  })
}

export function useSaveDraft() {
  return useSave({
    send: ({ id, draft }: { id: number; draft: ScanDraft }) => scans.change(id, draft),
    keyOf: scans.keyOf,
    failed: scanTexts.notSaved,
    isShownByForm: true,
  })
}

/** Reads the picture again, turned or as it is. */
export function useReadAgain() {
  return useSave({
    send: ({ id, isTurned }: { id: number; isTurned: boolean }) =>
      scans.verb(id, isTurned ? '/turn' : '/read', {}),
    keyOf: scans.keyOf,
    failed: scanTexts.failed,
  })
}

export function useDiscardScan() {
  return useSave({
    send: scans.remove,
    done: () => ({ title: scanTexts.discarded }),
    failed: scanTexts.notDiscarded,
  })
}

/** Adds a note with what was ticked; one Undo takes all of it back. */
export function useAddScan(of: ScanOf) {
  return useSave({
    send: ({ id, addition }: { id: number; addition: ScanAddition }) =>
      scans.verb(id, '/add', { body: addition }),
    done: ({ id, taskIds, contactIds }) => ({
      title: scanTexts.added(of.kind),
      text: scanTexts.what(taskIds.length, contactIds.length),
      undo: () => scans.verb(id, '/take-back', {}),
    }),
    failed: scanTexts.notAdded,
    isShownByForm: true,
  })
}
