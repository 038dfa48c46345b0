import { Refused } from '../refused.ts'
import type { Call } from './edge.ts'

/**
 * Bytes that a visitor may send: the longest request in Thai, each letter escaped. Before it is all
 * there, hundreds of connections may hold that much.
 */
export const VISITOR_LIMIT = 128 * 1024

/**
 * The body as text, at most so many bytes. Refuses a larger one with 413: unread when its length was
 * announced, else as soon as it grows past the limit. Refuses one that ends early with 400.
 */
export async function readText(call: Call, maxBytes: number): Promise<string> {
  const announced = call.req.header('content-length')
  const isMeasured = announced !== undefined && !call.req.header('transfer-encoding')
  if (isMeasured && Number(announced) > maxBytes) throw tooLarge(maxBytes)
  try {
    return isMeasured ? await call.req.text() : await countedText(call, maxBytes)
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(400, 'The body ended early.', {
      errors: [{ path: 'body', message: 'Ended early' }],
    })
  }
}

async function countedText(call: Call, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of call.req.raw.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

function tooLarge(maxBytes: number): Refused {
  const most = maxBytes < 1_048_576 ? `${maxBytes / 1024} kB` : `${maxBytes / 1_048_576} MB`
  return new Refused(413, `The request is too large. At most ${most} are accepted.`)
}
