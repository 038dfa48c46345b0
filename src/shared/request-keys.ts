const MAX_REMEMBERED = 100

const keys = new Map<string, string>()

/**
 * The keys of this page's requests that create or send something (`Idempotency-Key`). The same request gets
 * the same key until its response is known, so that a second press or a retry is recognised.
 */
export const requestKeys = {
  keyOf(request: string): string {
    const key = keys.get(request) ?? randomUuid()
    keys.delete(request)
    keys.set(request, key)
    const [oldest] = keys.keys()
    if (keys.size > MAX_REMEMBERED && oldest !== undefined) keys.delete(oldest)
    return key
  },
  forget(request: string): void {
    keys.delete(request)
  },
}

const keysOfFiles = new WeakMap<File, string>()

/** The key of uploading a file: the same for each attempt to send it. */
export function keyOfFile(file: File): string {
  const key = keysOfFiles.get(file) ?? randomUuid()
  keysOfFiles.set(file, key)
  return key
}

/** Gives a file that was read back from storage the key it had. */
export function rememberKeyOfFile(file: File, key: string): void {
  keysOfFiles.set(file, key)
}

/** A random UUID. `crypto.randomUUID` is missing on pages without https. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
