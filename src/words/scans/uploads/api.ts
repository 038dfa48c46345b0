import { createHash } from 'node:crypto'
import type * as z from 'zod/mini'
import { MAX_IMAGE_BYTES } from '../../../city/media/rules/picture.ts'
import type { Context } from '../../../context.ts'
import type { Call } from '../../../platform/http/edge.ts'
import { idempotencyKey, respondOnce } from '../../../platform/http/idempotency/respond-once.ts'
import { route } from '../../../platform/http/route.ts'
import { type UploadedFields, type UploadRules, withUpload } from '../../../platform/http/upload.ts'
import { read } from '../../../platform/http/validate.ts'
import { readFacts } from '../../../shared/reading/read-facts.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { staff } from '../../../team/staff/guard.ts'
import { vocabularyOf } from '../../writing/vocabulary.ts'
import { discardScan } from '../discard-scan.ts'
import { dealInfoOf } from '../facts/deal-info.ts'
import { receiveScan } from '../receive-scan.ts'
import {
  DealInfo,
  SCAN_SECONDS,
  ScanRecord,
  ScanSubject,
  SimpleTranscription,
  Transcription,
} from '../rules/scan.ts'
import { readScanFile, SCAN_FIELD, type ScanFile } from '../scan-file.ts'
import { linesOf, noModelText, scanRecord } from '../store.ts'
import { waitForScan } from '../wait-for-scan.ts'

const tag = 'notes'
const rules: UploadRules = {
  field: SCAN_FIELD,
  maxFiles: 1,
  maxBytes: MAX_IMAGE_BYTES,
  tooMany: refusal('one_file_at_a_time'),
  tooLarge: (name) => refusal('image_too_large', { name }),
  missing: refusal('scan_missing'),
}

const faults = {
  413: 'The picture is too large',
  415: 'Not a multipart upload',
  429: 'This user has too many pictures waiting',
}
const readFaults = {
  ...faults,
  422: 'The page is blank, or no text was found',
  504: 'Took longer than two minutes',
}

export const scanUploadRoutes = [
  route(
    {
      method: 'post',
      path: '/api/transcribe-note',
      tag,
      summary: 'Read the photo of a note, and what it says about a deal',
      guard: staff(),
      upload: { field: SCAN_FIELD },
      responses: { 200: Transcription, ...readFaults },
    },
    async (context, _input, call) => {
      const transcribed = await transcribe(context, call)
      const { transcribedText: text } = transcribed
      const facts = readFacts(text, await vocabularyOf(context))
      const dealInfo = DealInfo.parse(dealInfoOf(text, facts, context.now))
      return call.json({ ...transcribed, dealInfo })
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/transcribe-note-simple',
      tag,
      summary: 'Read the photo of a note',
      guard: staff(),
      upload: { field: SCAN_FIELD },
      responses: { 200: SimpleTranscription, ...readFaults },
    },
    async (context, _input, call) => call.json(await transcribe(context, call)),
  ),
  route(
    {
      method: 'post',
      path: '/api/scans',
      tag,
      summary: 'Upload the photo of a note, to be read in the background and added later',
      guard: staff(),
      once: true,
      upload: {
        field: SCAN_FIELD,
        beside: { dealId: { type: 'integer' }, contactId: { type: 'integer' } },
      },
      responses: { 201: ScanRecord, ...faults },
    },
    async (context, _input, call) => {
      const key = idempotencyKey(call)
      const { file, subject } = await withScanFile(call, async (file, fields) => ({
        file,
        subject: read(ScanSubject, { ...fields }),
      }))
      const make = async (within: Context) => {
        const id = await receiveScan(within, file, subject)
        return call.json(await scanRecord(within, id), 201)
      }
      if (!key) return make(context)
      const content = createHash('sha256').update(file.picture.bytes).digest('base64url')
      return respondOnce(call, context, key, { content, ...subject }, make)
    },
  ),
]

/** Receives the picture of a note. */
function withScanFile<T>(
  call: Call,
  work: (file: ScanFile, fields: UploadedFields) => Promise<T>,
): Promise<T> {
  return withUpload(call, rules, async ([file], fields) => work(await readScanFile(file), fields))
}

/** Reads a picture of which nothing is kept. */
async function transcribe(
  context: Context,
  call: Call,
): Promise<z.output<typeof SimpleTranscription>> {
  const id = await withScanFile(call, (file) => receiveScan(context, file))
  const signal = AbortSignal.any([call.var.services.jobs.stopping, call.req.raw.signal])
  try {
    const row = await waitForScan(context, id, SCAN_SECONDS, signal)
    const lines = linesOf(row).map(({ words: _, ...line }) => line)
    return {
      transcribedText: lines.map(({ text }) => text).join('\n'),
      lines,
      by: row.by ?? '',
      refused: noModelText(row.modelFailure),
    }
  } finally {
    await discardScan(context, id)
  }
}
