import { Refused } from '../../refused.ts'
import { fault } from '../../shared/refusals/refusals.ts'
import type { Call } from './edge.ts'

/**
 * Bytes that a visitor may send: the longest request in Thai, with every letter escaped. Kept low
 * because hundreds of connections may each hold an unfinished body in memory.
 */
export const VISITOR_LIMIT = 128 * 1024

/**
 * The body as text, of at most `maxBytes`. Refuses a larger one with 413: without reading it when
 * Content-Length already says so, otherwise as soon as the limit is passed. A body that ends early
 * is 400.
 */
export async function readText(call: Call, maxBytes: number): Promise<string> {
  const contentLength = call.req.header('content-length')
  const isMeasured = contentLength !== undefined && !call.req.header('transfer-encoding')
  if (isMeasured && Number(contentLength) > maxBytes) throw tooLarge(maxBytes)
  try {
    return isMeasured ? await call.req.text() : await countedText(call, maxBytes)
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused(400, 'body_ended_early', {}, { errors: [fault('body', 'ended_early')] })
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
  return new Refused(413, 'body_too_large', { bytes: maxBytes })
}
