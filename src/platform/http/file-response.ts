import { downloadUnder } from './download-name.ts'
import type { Call } from './edge.ts'
import { Turns } from './turns.ts'

/** Downloads that this process makes at once; the others wait. */
export const downloads = new Turns({ atOnce: 2, waiting: 20, patience: 60_000 })
/** Milliseconds after which a download whose reader takes nothing is cut off, so that others get their turn. */
const STALL_MS = 30_000

const TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  ics: 'text/calendar',
  vcf: 'text/vcard',
}

/** A file of text that the browser downloads under this name, whose ending says what it is. */
export function fileResponse(
  call: Call,
  body: string | ReadableStream<Uint8Array>,
  name: string,
): Response {
  return call.body(body, 200, {
    'content-type': `${TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain'}; charset=utf-8`,
    'content-disposition': downloadUnder(name),
  })
}

/**
 * A file of text that is made while it is sent. It begins when it has its turn, which ends with the file or with
 * its reader. Refuses with 429 when too many wait.
 */
export async function streamedFile(
  call: Call,
  open: () => Promise<ReadableStream<Uint8Array>>,
  name: string,
): Promise<Response> {
  if (call.req.method === 'HEAD') return fileResponse(call, '', name)
  const end = await downloads.take()
  try {
    return fileResponse(call, endingWith(await open(), end), name)
  } catch (error) {
    end()
    throw error
  }
}

/** The same stream, which calls `end` when it ends, fails, is cancelled or stands still. */
function endingWith(
  source: ReadableStream<Uint8Array>,
  end: () => void,
): ReadableStream<Uint8Array> {
  const reader = source.getReader()
  let stall: NodeJS.Timeout | undefined
  const stop = () => {
    clearTimeout(stall)
    end()
  }
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(stall)
      try {
        const { value, done } = await reader.read()
        if (done) {
          stop()
          return controller.close()
        }
        controller.enqueue(value)
        stall = setTimeout(() => {
          end()
          void reader.cancel()
          controller.error(new Error('The reader of a download stands still.'))
        }, STALL_MS).unref()
      } catch (error) {
        stop()
        controller.error(error)
      }
    },
    async cancel(reason) {
      stop()
      await reader.cancel(reason)
    },
  })
}
