import * as z from 'zod/mini'
import { valueSet } from '../../../shared/fields/value-set.ts'

const MB = 1024 * 1024

export const MAX_ATTACHMENT_MEGABYTES = 10
export const MAX_ATTACHMENT_BYTES = MAX_ATTACHMENT_MEGABYTES * MB
/** Files of one message. */
export const MAX_ATTACHMENTS = 10
/** Bytes of files that one person has uploaded and not sent. */
export const MAX_UNSENT_BYTES = 100 * MB
/** Hours after which a file that was never sent is deleted. */
export const UNSENT_HOURS = 24

/** The types of files as they are stored; pictures are made anew as JPEG or WebP. */
export const AttachmentTypes = valueSet('AttachmentTypes', {
  'image/jpeg': 'Picture',
  'image/webp': 'Picture',
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel',
})
export type AttachmentType = (typeof AttachmentTypes.ids)[number]

/** A file of a message; `size` in bytes. */
export const AttachmentRecord = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(AttachmentTypes.ids),
  size: z.int(),
})
export type AttachmentRecord = z.output<typeof AttachmentRecord>
