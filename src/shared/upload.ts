import { ApiError, errorOf } from './api-client.ts'

/**
 * Uploads one file to our API as multipart, in the named field, with the fields `beside` it and `headers`.
 * `onProgress` gets the share sent, 0 to 1. Throws `ApiError` for a status that is not OK (0
 * without a response), and the abort reason of `signal`. Uses XMLHttpRequest because fetch reports
 * no upload progress.
 */
export function uploadFile<Answer>(
  path: string,
  field: string,
  file: File,
  {
    onProgress,
    signal,
    beside = {},
    headers = {},
  }: {
    onProgress?: (share: number) => void
    signal?: AbortSignal
    beside?: Readonly<Record<string, string>>
    headers?: Readonly<Record<string, string>>
  } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText))
      else reject(errorOf(request.status, request.statusText, request.responseText))
    }
    request.onerror = () => reject(errorOf(0, 'The connection was lost. Please try again.', ''))
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    const form = new FormData()
    for (const [name, value] of Object.entries(beside)) form.append(name, value)
    form.append(field, file)
    request.send(form)
  })
}

/** Whether a file itself was refused, so that sending it again is useless. */
export function isRefusedForGood(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 415, 422].includes(error.status)
}
