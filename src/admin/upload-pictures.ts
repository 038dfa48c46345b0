import { isRefusedForGood, uploadFile } from '../shared/upload.ts'
import { PictureRefused } from '../ui/picture-places.ts'
import { showToast } from '../ui/toast-store.ts'
import { reasonOf } from './use-save.ts'

type Hooks = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * Sends a picture up and answers what its door answers. What fails is told in a toast, and beside the
 * picture in the same words; what is refused for good offers no other try.
 */
export async function uploadPictures<Answer>(
  door: { path: string; field: string; title: string; failed: string },
  file: File,
  hooks: Hooks,
): Promise<Answer> {
  try {
    return await uploadFile<Answer>(door.path, door.field, file, hooks)
  } catch (error) {
    if (hooks.signal.aborted) throw error
    const reason = reasonOf(error, door.failed)
    showToast(door.title, reason, 'danger')
    const Failure = isRefusedForGood(error) ? PictureRefused : Error
    throw new Failure(reason, { cause: error })
  }
}

/** How a form's field sends up the pictures of these records. */
export function uploadTo(records: 'units' | 'projects', failed: string) {
  const path = `/api/${records}/upload-images`
  const door = { path, field: 'images', title: 'Upload failed', failed }
  return async (file: File, hooks: Hooks): Promise<string> => {
    const { urls } = await uploadPictures<{ urls: string[] }>(door, file, hooks)
    return urls[0] ?? ''
  }
}
