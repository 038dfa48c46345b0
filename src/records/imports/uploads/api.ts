import { stat } from 'node:fs/promises'
import * as z from 'zod/mini'
import type { Context } from '../../../context.ts'
import type { Call } from '../../../platform/http/edge.ts'
import {
  deleteKey,
  idempotencyKey,
  respondOnce,
} from '../../../platform/http/idempotency/respond-once.ts'
import { preferredWait } from '../../../platform/http/prefer.ts'
import { route } from '../../../platform/http/route.ts'
import { type UploadedFile, type UploadRules, withUpload } from '../../../platform/http/upload.ts'
import { read } from '../../../platform/http/validate.ts'
import { Refused } from '../../../refused.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { staff } from '../../../team/staff/guard.ts'
import { cancelImport } from '../cancel-import.ts'
import { hashOfFile } from '../checking/file-bytes.ts'
import { refusedFile } from '../checking/open-csv.ts'
import { type ImportFile, receiveImport } from '../checking/receive-import.ts'
import { waitForCheck } from '../checking/wait-for-check.ts'
import { kinds } from '../kinds/kinds.ts'
import {
  CheckedImport,
  DevelopersImported,
  ImportBeingChecked,
  ImportInput,
  ImportKinds,
  importedText,
  isCsvNamed,
  isCsvTyped,
  MAX_CHECK_WAIT,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_MEGABYTES,
  ProjectsImported,
} from '../rules/import.ts'
import { runAtOnce } from '../run-at-once.ts'
import { importDetail, importRecord, importRows } from '../store.ts'
import { csvOfVcards } from './vcards-to-csv.ts'

const tag = 'imports'
const SAMPLE = { limit: 10, offset: 0 }

const csvFile: UploadRules = {
  field: 'file',
  maxFiles: 1,
  maxBytes: MAX_IMPORT_BYTES,
  tooMany: refusal('one_file_at_a_time'),
  tooLarge: () => refusal('file_too_large', { megabytes: MAX_IMPORT_MEGABYTES }),
  missing: refusal('file_missing'),
}

export const importUploadRoutes = [
  route(
    {
      method: 'post',
      path: '/api/imports',
      tag,
      summary: 'Check a CSV file; every row gets a verdict and nothing is saved',
      guard: staff(),
      once: true,
      upload: {
        field: csvFile.field,
        beside: {
          kind: { type: 'string', enum: [...ImportKinds.ids] },
          columns: { type: 'string', description: 'JSON: the field of each header, null for none' },
        },
      },
      responses: {
        201: CheckedImport,
        202: ImportBeingChecked,
        413: 'The file is too large',
        415: 'Not a multipart upload',
        429: 'This user has too many files waiting to be checked or imported',
      },
    },
    async (context, _input, call) => {
      const key = idempotencyKey(call)
      const id = await withUpload(call, csvFile, async (files, fields) => {
        const input = read(ImportInput, { ...fields })
        const sent = await onlyFile(files)
        const file = input.kind === 'contacts' ? await csvOfVcards(sent) : sent
        return received(call, context, key, { ...input, file })
      })
      const seconds = preferredWait(call.req.header('prefer'), MAX_CHECK_WAIT)
      const { signal: gone } = call.req.raw
      const signal = AbortSignal.any([stopping(call), gone])
      const isChecked = await waitForCheck(context, id, seconds, signal).catch(async (error) => {
        // Whoever sent it does not know its id.
        if (gone.aborted) await cancelImport(context, id)
        if (key && error instanceof Refused && error.status < 500) await deleteKey(context, key)
        throw error
      })
      if (!isChecked) return call.json({ id, state: 'checking' }, 202)
      return call.json(await checkedImport(context, id), 201)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/projects/import-csv',
      tag,
      summary: 'Import projects from a CSV file at once',
      guard: staff(),
      once: true,
      upload: { field: csvFile.field },
      responses: {
        200: ProjectsImported,
        413: 'The file is too large',
        415: 'Not a multipart upload',
      },
    },
    async (context, _input, call) => {
      const { record, errors, ...others } = await importAtOnce(context, call, 'projects')
      const { done: created, duplicate: skipped, rows: total } = record
      return call.json({ success: true, results: { created, skipped, errors, total }, ...others })
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/developers/import',
      tag,
      summary: 'Import developers from a CSV file at once',
      guard: staff(),
      once: true,
      upload: { field: csvFile.field },
      responses: {
        200: DevelopersImported,
        413: 'The file is too large',
        415: 'Not a multipart upload',
      },
    },
    async (context, _input, call) => {
      const { record, ...others } = await importAtOnce(context, call, 'developers')
      const { done: count, duplicate: skipped, rows: total } = record
      return call.json({ count, skipped, total, ...others })
    },
  ),
]

async function checkedImport({ db }: Context, id: number) {
  const record = await importDetail(db, id)
  return { ...record, sample: await importRows(db, record, {}, SAMPLE) }
}

type Received = z.output<typeof ImportInput> & { file: ImportFile; updates?: boolean }

/** Receives a file; repeated with the same key, it is the import of the first request. */
async function received(
  call: Call,
  context: Context,
  key: string | null,
  { kind, columns, file, ...options }: Received,
): Promise<number> {
  if (!key) return receiveImport(context, kind, file, columns, options)
  const sent = { kind, columns, name: file.name, content: await hashOfFile(file.path) }
  const response = await respondOnce(call, context, key, sent, async (tx) =>
    Response.json({ id: await receiveImport(tx, kind, file, columns, options) }),
  )
  return z.object({ id: z.int() }).parse(await response.json()).id
}

/** Checks and runs a file in one call, for the two endpoints of the specification. */
async function importAtOnce(context: Context, call: Call, kind: 'projects' | 'developers') {
  const key = idempotencyKey(call)
  const importId = await withUpload(call, csvFile, async (files) => {
    const [file] = files
    if (file && kind === 'projects' && !isCsvNamed(file.name))
      throw refusedFile(refusal('file_not_csv'))
    if (file && kind === 'developers' && !isCsvTyped(file.type))
      throw refusedFile(refusal('file_missing'))
    return received(call, context, key, { kind, file: await onlyFile(files), updates: false })
  })
  await waitForCheck(context, importId, Number.POSITIVE_INFINITY, stopping(call))
  const { missing } = await importRecord(context.db, importId)
  if (missing.length > 0) {
    await cancelImport(context, importId)
    const labels = missing.map((field) => kinds[kind].labels[field] ?? field)
    throw refusedFile(refusal('column_missing', { labels }))
  }
  await runAtOnce(context, importId, call.var.services)
  const record = await importRecord(context.db, importId)
  if (record.state === 'cancelled') throw new Refused(409, 'import_cancelled')
  if (record.state !== 'done') throw new Refused(500, 'import_failed')
  const failedRows = await importRows(
    context.db,
    record,
    { verdict: ['error'] },
    { limit: 100, offset: 0 },
  )
  const errors = failedRows.map(({ row, why }) => ({ row, message: why ?? '' }))
  return { record, errors, message: importedText(kind, record), importId }
}

/** Aborts when this process stops: another one goes on with the check. */
function stopping(call: Call): AbortSignal {
  return call.var.services.jobs.stopping
}

async function onlyFile([file]: UploadedFile[]): Promise<ImportFile> {
  if (!file) throw refusedFile(refusal('file_missing'))
  return { name: file.name, path: file.path, bytes: (await stat(file.path)).size }
}
