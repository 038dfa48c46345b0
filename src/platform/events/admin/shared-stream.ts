import { eventsPath } from '../../../shared/paths.ts'
import { EventMessage } from '../rules/event.ts'

/*
 * One stream for all tabs of a browser, because a browser opens only six connections to a server.
 * The tab that holds a lock reads the stream and passes each message on by a BroadcastChannel; when
 * it closes, another tab gets the lock and opens the stream.
 */

const NAME = 'sathani-events'
/** Milliseconds until a refused stream is retried. */
const RETRY_MS = 5_000

type Options = {
  /** Called with every message, whichever tab reads them. */
  onMessage: (message: EventMessage) => void
  /** The id of the last message that this tab received. */
  position: () => string | null
  /** The stream broke off or was refused: until it is back, no messages arrive. */
  onLost: (isRefused: boolean) => void
}

/** Whether tabs can share a stream: locks need a secure origin (https or localhost). */
export function canShareStream(): boolean {
  return 'locks' in navigator && 'BroadcastChannel' in globalThis && 'EventSource' in globalThis
}

/** Joins the tabs that share a stream, until the returned function is called. */
export function shareStream({ onMessage, position, onLost }: Options): () => void {
  const leaving = new AbortController()
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }) => {
    const message = EventMessage.safeParse(data)
    if (message.success) onMessage(message.data)
  }
  const lead = () =>
    new Promise<void>((resolve) => {
      const close = readStream()
      leaving.signal.addEventListener('abort', () => {
        close()
        resolve()
      })
    })
  // Rejected when this tab leaves before it gets the lock.
  navigator.locks.request(NAME, { signal: leaving.signal }, lead).catch(() => {})

  function readStream(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    let source: EventSource
    const open = () => {
      source = new EventSource(eventsPath(position()))
      source.onmessage = ({ data }) => {
        const message = EventMessage.safeParse(JSON.parse(data))
        if (!message.success) return
        onMessage(message.data)
        channel.postMessage(message.data)
      }
      source.onerror = () => {
        const isRefused = source.readyState === EventSource.CLOSED
        onLost(isRefused)
        // In other cases the browser reconnects by itself.
        if (isRefused) timer = setTimeout(open, RETRY_MS)
      }
    }
    open()
    return () => {
      clearTimeout(timer)
      source.close()
    }
  }

  return () => {
    leaving.abort()
    channel.close()
  }
}
