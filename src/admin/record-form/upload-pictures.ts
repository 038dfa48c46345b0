import { isRefusedForGood, uploadFile } from '../../shared/upload.ts'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { PictureRefused } from '../../ui/pictures/field-pictures.ts'
import { reasonOf } from '../calls/use-save.ts'

type Hooks = { onProgress: (share: number) => void; signal: AbortSignal }

/**
 * Uploads a picture and returns the endpoint's response. Failures are shown in a toast and beside the
 * picture; a refused picture cannot be retried.
 */
export async function uploadPictures<Result>(
  endpoint: { path: string; field: string; title: string; failed: string },
  file: File,
  hooks: Hooks,
): Promise<Result> {
  try {
    return await uploadFile<Result>(endpoint.path, endpoint.field, file, hooks)
  } catch (error) {
    if (hooks.signal.aborted) throw error
    const reason = reasonOf(error, endpoint.failed)
    showToast(endpoint.title, reason, 'danger')
    const Failure = isRefusedForGood(error) ? PictureRefused : Error
    throw new Failure(reason, { cause: error })
  }
}

/** Returns the upload function for pictures of units or projects. */
export function uploadTo(records: 'units' | 'projects', failed: string) {
  const path = `/api/${records}/upload-images`
  const endpoint = { path, field: 'images', title: 'Upload failed', failed }
  return async (file: File, hooks: Hooks): Promise<string> => {
    const { urls } = await uploadPictures<{ urls: string[] }>(endpoint, file, hooks)
    return urls[0] ?? ''
  }
}
