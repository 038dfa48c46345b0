import type { Call } from './edge.ts'

/** Where server-sent events are written to. */
export type EventSink = { send(message: Uint8Array): void; end(): void }

/** Bytes that may be buffered for a slow reader; beyond that it is disconnected. */
const MAX_BUFFERED = 64 * 1024
/** Milliseconds after which a browser reconnects. */
const RETRY_MS = 2_000

/**
 * A response that stays open and sends what is written to the sink as server-sent events. `open`
 * receives the sink and returns what to call when the reader has disconnected. A slow reader is
 * dropped, not waited for.
 */
export function eventStream(call: Call, open: (sink: EventSink) => () => void): Response {
  const headers = {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    // Proxies that buffer responses would hold messages back.
    'x-accel-buffering': 'no',
  }
  if (call.req.method === 'HEAD') return new Response(null, { headers })
  let close = () => {}
  let isOpen = true
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = (work: () => void) => {
          if (!isOpen) return
          isOpen = false
          close()
          work()
        }
        controller.enqueue(new TextEncoder().encode(`retry: ${RETRY_MS}\n\n`))
        close = open({
          send(message) {
            if (!isOpen) return
            if ((controller.desiredSize ?? 0) >= message.byteLength) controller.enqueue(message)
            else end(() => dropConnection(call) || controller.close())
          },
          end: () => end(() => controller.close()),
        })
        if (!isOpen) close()
      },
      cancel() {
        isOpen = false
        close()
      },
    },
    { highWaterMark: MAX_BUFFERED, size: (chunk) => chunk.byteLength },
  )
  return new Response(body, { headers })
}

/** Closes the connection and drops its buffer; false if the call has no connection. */
function dropConnection({ env }: Call): boolean {
  const bindings: unknown = env
  const outgoing = bindings && typeof bindings === 'object' && Reflect.get(bindings, 'outgoing')
  if (!outgoing || typeof outgoing.destroy !== 'function') return false
  outgoing.destroy()
  return true
}
