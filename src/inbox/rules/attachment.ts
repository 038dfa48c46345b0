import * as z from 'zod/mini'
import { valueSet } from '../../shared/fields/value-set.ts'

/** Files of one message. */
export const MAX_ATTACHMENTS = 10
/** The types of files as they are stored; pictures are made anew as JPEG or WebP. */
export const AttachmentTypes = valueSet('AttachmentTypes', {
  'image/jpeg': 'Picture',
  'image/webp': 'Picture',
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
})

/** A file of a message; `size` in bytes. */
export const AttachmentRecord = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(AttachmentTypes.ids),
  size: z.int(),
})
export type AttachmentRecord = z.output<typeof AttachmentRecord>
