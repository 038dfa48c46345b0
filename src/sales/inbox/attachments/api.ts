import { createHash } from 'node:crypto'
import { downloadOf } from '../../../platform/http/download-of.ts'
import { idempotencyKey, respondOnce } from '../../../platform/http/idempotency/respond-once.ts'
import { IdParams } from '../../../platform/http/params.ts'
import { route } from '../../../platform/http/route.ts'
import { type UploadedFile, type UploadRules, withUpload } from '../../../platform/http/upload.ts'
import { Refused, refusedFor } from '../../../refused.ts'
import { refusal } from '../../../shared/refusals/refusal.ts'
import { staff } from '../../../team/staff/guard.ts'
import {
  AttachmentRecord,
  MAX_ATTACHMENT_BYTES,
  MAX_ATTACHMENT_MEGABYTES,
} from '../rules/attachment.ts'
import { attachmentBytes } from './attachment-bytes.ts'
import { readFile, type SafeFile } from './read-file.ts'
import { receiveAttachment } from './receive-attachment.ts'

const tag = 'inbox'
const FIELD = 'file'

const attachment: UploadRules = {
  field: FIELD,
  maxFiles: 1,
  maxBytes: MAX_ATTACHMENT_BYTES,
  tooMany: refusal('one_file_at_a_time'),
  tooLarge: (name) =>
    refusal('attachment_too_large', { name, megabytes: MAX_ATTACHMENT_MEGABYTES }),
  missing: refusal('attachment_missing'),
}

export const attachmentRoutes = [
  route(
    {
      method: 'post',
      path: '/api/inbox/attachments',
      tag,
      summary: 'Upload a picture, PDF, Word or Excel file to attach to a message',
      guard: staff(),
      once: true,
      upload: { field: FIELD },
      responses: {
        201: AttachmentRecord,
        413: 'The file is too large',
        415: 'Not a multipart upload',
        429: 'Too many unsent files',
      },
    },
    async (context, _input, call) => {
      const key = idempotencyKey(call)
      const { sent, file } = await withUpload(call, attachment, (files) => received(files))
      if (!key) return call.json(await receiveAttachment(context, file), 201)
      return respondOnce(call, context, key, sent, async (tx) =>
        call.json(await receiveAttachment(tx, file), 201),
      )
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/attachments/{id}',
      tag,
      summary: 'Download a file from a conversation',
      guard: staff(),
      params: IdParams,
      responses: { 200: 'The file', 404: 'No such file' },
    },
    async (context, { params }, call) =>
      downloadOf(call, await attachmentBytes(context, params.id)),
  ),
]

async function received([file]: UploadedFile[]): Promise<{ sent: unknown; file: SafeFile }> {
  if (!file) throw refusedFor(400, refusal('attachment_missing'), { at: FIELD })
  const bytes = await file.read()
  const sent = { name: file.name, content: createHash('sha256').update(bytes).digest('base64url') }
  try {
    return { sent, file: await readFile(file.name, bytes) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw refusedFor(error.status, error, { at: FIELD })
  }
}
