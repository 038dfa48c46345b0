const written = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/** A response of these bytes, which whoever packs or keeps it need not read out of it again. */
export function writtenResponse(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init)
  written.set(response, bytes)
  return response
}

/** A response's body. */
export async function bodyOf(response: Response): Promise<Buffer> {
  const bytes = written.get(response)
  if (!bytes) return Buffer.from(await response.arrayBuffer())
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
}
