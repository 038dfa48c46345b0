import { formatNumber } from '../../../../shared/money.ts'
import { MAX_MESSAGE } from '../../rules/message.ts'
import type { useAttachments } from './use-attachments.ts'

/** Why a message can't be sent as it is. */
export function messageFault({
  content,
  places,
  files,
}: {
  content: string
  places: readonly string[]
  files: ReturnType<typeof useAttachments>
}): string | null {
  if (files.isUploading) return 'Wait for the files to finish uploading, then send again.'
  if (files.hasRefused) return 'Remove the files that can’t be sent.'
  if (files.hasFailed) return 'Some files didn’t upload. Retry or remove them.'
  if (places.length > 0) {
    return `Fill in ${places.map((place) => `{${place}}`).join(', ')} first, or remove it.`
  }
  if (content.length <= MAX_MESSAGE) return null
  return `At most ${formatNumber(MAX_MESSAGE)} characters; this message has ${formatNumber(content.length)}. Split it into several.`
}
