import { mayReceive, type Reader } from './audience.ts'
import { ChangeLog } from './change-log.ts'
import { mergeChanges } from './merge-changes.ts'
import { CHANGES, NotifiedChange } from './notify.ts'
import { type Change, type EventMessage, type EventSubject, isPassing } from './rules/event.ts'

/** Where a reader's messages go: `send` never waits, and drops a slow reader. */
export type Sink = { send(message: Uint8Array): void; end(): void }

type Stream = { reader: Reader; token: string; position: string; sink: Sink }

type Borrowed = {
  /** The current users of live sessions, by session token. */
  liveSessions(tokens: readonly string[]): Promise<Map<string, Reader>>
  /** Notifies every process, including this one. */
  notify(subject: EventSubject): Promise<void>
}

/** Milliseconds for which changes are collected into one message. */
const GATHER_MS = 50
/** Milliseconds between heartbeats, with which sessions are checked. */
const BEAT_MS = 3_000
/** Milliseconds between two announcements of the same subject. */
const ANNOUNCE_MS = 250
const MAX_STREAMS = 1_000
/** Streams of one session: its browser needs one, and lost connections are noticed late. */
const MAX_OF_SESSION = 20
/** Streams of one person, on all their machines. */
const MAX_OF_PERSON = 60

const encoder = new TextEncoder()

/**
 * The event streams of this process's readers: PostgreSQL's notifications are forwarded to all who
 * may see them. When a session ends, its stream is closed at the next heartbeat.
 */
export class EventHub {
  readonly #borrowed: Borrowed
  readonly #log = new ChangeLog()
  readonly #streams = new Set<Stream>()
  readonly #announced = new Map<EventSubject, NodeJS.Timeout>()
  #waiting: NotifiedChange[] = []
  #gathering: NodeJS.Timeout | undefined
  #beat: NodeJS.Timeout | undefined
  #isBeating = false
  #isClosed = false

  constructor(borrowed: Borrowed) {
    this.#borrowed = borrowed
  }

  /** Whether another stream can be opened in this process. */
  get hasRoom(): boolean {
    return !this.#isClosed && this.#streams.size < MAX_STREAMS
  }

  /** The listener for PostgreSQL's notifications. */
  get listener() {
    return {
      channel: CHANGES,
      onNotification: (payload: string) => this.#heard(payload),
      onMissed: () => this.#missed(),
    }
  }

  /** Handles a notified change. */
  #heard(payload: string): void {
    const { data } = NotifiedChange.safeParse(parsed(payload))
    if (!data) return
    if (isPassing(data.subject)) {
      this.#passOn(data)
      return
    }
    this.#log.add(data)
    if (this.#streams.size === 0) return
    this.#waiting.push(data)
    this.#gathering ??= setTimeout(() => this.#pass(), GATHER_MS)
  }

  /**
   * Sends that somebody writes, or has a conversation open, to the other streams at once, with the id of
   * the last event: it is not a change of a record, so a client that misses it refetches nothing.
   */
  #passOn(change: NotifiedChange): void {
    const changes = mergeChanges([change])
    for (const stream of [...this.#streams]) {
      const { reader } = stream
      if (reader.id !== change.by && mayReceive(reader, change)) this.#send(stream, changes)
    }
  }

  /** Changes may have been missed: every reader reads everything again. */
  #missed(): void {
    this.#log.clear()
    this.#waiting = []
    for (const stream of this.#streams) this.#send(stream, null, this.latest(stream.reader))
  }

  /** The id of the last change visible to a reader. */
  latest(reader: Reader): string {
    return this.#log.latest((change) => mayReceive(reader, change))
  }

  /**
   * Opens a stream: its first message is sent at once with the changes since the message `after`.
   * A session or a person with too many streams loses the oldest. The returned function ends the stream.
   */
  open({ after, ...given }: Omit<Stream, 'position'> & { after: string | null }): () => void {
    this.#pass()
    this.#endOldest(MAX_OF_SESSION, ({ token }) => token === given.token)
    this.#endOldest(MAX_OF_PERSON, ({ reader }) => reader.id === given.reader.id)
    const since = after === null ? null : this.#log.since(after)
    const visible = since?.filter((change) => mayReceive(given.reader, change))
    const stream = { ...given, position: after ?? '' }
    this.#streams.add(stream)
    this.#send(stream, visible ? mergeChanges(visible) : null, this.latest(stream.reader))
    this.#beat ??= setInterval(() => void this.#live(), BEAT_MS).unref()
    return () => this.#drop(stream)
  }

  /**
   * Announces, shortly after, a change that many may write at once, such as visitors' forms: once
   * for all of them and outside their transactions, which would otherwise wait for each other.
   */
  announce(subject: EventSubject): void {
    if (this.#announced.has(subject)) return
    const send = () => {
      this.#announced.delete(subject)
      // Readers who miss it read it with the next change.
      this.#borrowed.notify(subject).catch(() => {})
    }
    this.#announced.set(subject, setTimeout(send, ANNOUNCE_MS).unref())
  }

  /** Ends every stream; no other can be opened. */
  close(): void {
    this.#isClosed = true
    clearTimeout(this.#gathering)
    for (const timer of this.#announced.values()) clearTimeout(timer)
    for (const stream of [...this.#streams]) this.#end(stream)
  }

  /** Sends the collected changes; readers who may see the same get the same bytes. */
  #pass(): void {
    clearTimeout(this.#gathering)
    this.#gathering = undefined
    const changes = this.#waiting
    this.#waiting = []
    if (changes.length === 0) return
    const messages = new Map<string, { id: string; bytes: Uint8Array } | null>()
    const makers = new Set(changes.map(({ by }) => by))
    for (const stream of [...this.#streams]) {
      const { reader, position } = stream
      const isMaker = makers.has(reader.id)
      const key = `${position} ${JSON.stringify(reader.permissions)} ${isMaker ? reader.id : ''}`
      let message = messages.get(key)
      if (message === undefined) {
        message = messageOf(
          changes.filter((change) => mayReceive(reader, change)),
          position,
        )
        messages.set(key, message)
      }
      if (!message) continue
      stream.position = message.id
      stream.sink.send(message.bytes)
    }
  }

  /**
   * Closes the streams of ended sessions, sends changed rights, and sends a heartbeat to the
   * others.
   */
  async #live(): Promise<void> {
    if (this.#isBeating) return
    this.#isBeating = true
    try {
      // Only these: a stream that opens meanwhile may be of a session that is not in the response.
      const streams = [...this.#streams]
      const tokens = [...new Set(streams.map(({ token }) => token))]
      const live = await this.#borrowed.liveSessions(tokens).catch(() => null)
      for (const stream of streams) {
        if (!this.#streams.has(stream)) continue
        const reader = live ? live.get(stream.token) : stream.reader
        if (!reader?.permissions.openDashboard) this.#end(stream)
        else if (JSON.stringify(reader) === JSON.stringify(stream.reader)) this.#send(stream, [])
        else this.#change(stream, reader)
      }
    } finally {
      this.#isBeating = false
    }
  }

  /** A changed name or changed rights: the reader's screens follow. */
  #change(stream: Stream, reader: Reader): void {
    stream.reader = reader
    const changes: Change[] = [{ subject: 'session', ids: null, version: null, request: null }]
    this.#send(stream, changes, this.latest(reader))
  }

  #send(stream: Stream, changes: Change[] | null, id = stream.position): void {
    const message = encoded({ id, after: stream.position, changes })
    stream.position = id
    stream.sink.send(message)
  }

  #endOldest(most: number, isOne: (stream: Stream) => boolean): void {
    const those = [...this.#streams].filter(isOne)
    const [oldest] = those
    if (oldest && those.length >= most) this.#end(oldest)
  }

  #end(stream: Stream): void {
    this.#drop(stream)
    stream.sink.end()
  }

  #drop(stream: Stream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#beat)
    this.#beat = undefined
  }
}

/** The changes visible to one reader; null if there are none. */
function messageOf(changes: readonly NotifiedChange[], after: string) {
  const last = changes.at(-1)
  if (!last) return null
  return { id: last.id, bytes: encoded({ id: last.id, after, changes: mergeChanges(changes) }) }
}

function encoded(message: EventMessage): Uint8Array {
  return encoder.encode(`id: ${message.id}\ndata: ${JSON.stringify(message)}\n\n`)
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload)
  } catch {
    return null
  }
}
