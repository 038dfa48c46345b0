import type { AttachmentType } from '../rules/attachment.ts'

const MAX_NAME = 200

/** The extensions of each type, the usual one first. */
const extensions: Record<AttachmentType, readonly string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
}

/**
 * A file's name as it is stored: without folders, control characters and marks that turn the
 * direction of writing, and with an extension of its type, so that no program takes it for another.
 */
export function fileName(name: string, type: AttachmentType): string {
  const clean = name
    .toWellFormed()
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069"<>:|?*]/gu, '')
    .trim()
  const [, stem = clean, extension = ''] = /^(.*)\.([^.]*)$/s.exec(clean) ?? []
  const [usual = '', ...others] = extensions[type]
  const hasOwn = [usual, ...others].includes(extension.toLowerCase())
  const isPicture = type.startsWith('image/')
  const base = (hasOwn || isPicture ? stem : clean).slice(0, MAX_NAME).toWellFormed() || 'file'
  return `${base}.${hasOwn ? extension : usual}`
}
