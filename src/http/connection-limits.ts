import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './sender.ts'

/** How slow a connection may be, in milliseconds, and how many there may be. */
export type ConnectionLimits = {
  /** Until the headers of a request are there. */
  headersMs: number
  /** Until all of it is there: long enough for photos sent over a slow line. */
  requestMs: number
  /** Between two requests. */
  idleMs: number
  /** While a request runs and nothing moves: photos are at work, or the receiver takes nothing. */
  stillMs: number
  /** How often headers and requests are looked at. */
  lookEveryMs: number
  atOnce: number
  /** Of one sender, an IPv6 network of 64 bits being one. */
  perSender: number
}

/** One sender has at most a quarter of all, unless it is a proxy that speaks for many. */
export function connectionLimits(atOnce: number, trustProxy: number): ConnectionLimits {
  return {
    headersMs: 15_000,
    requestMs: 300_000,
    idleMs: 65_000,
    stillMs: 120_000,
    lookEveryMs: 5_000,
    atOnce,
    perSender: trustProxy > 0 ? atOnce : Math.ceil(atOnce / 4),
  }
}

/**
 * Keeps the connections of a server below their limits. For a new one that is too many, the one that
 * asked longest ago and has its answer gives way; when all are busy, the oldest of the sender
 * who has most, or the new one where nobody has more than its own sender.
 */
export function capConnections(server: Server, { atOnce, perSender }: ConnectionLimits): void {
  const senders = new Map<Socket, string>()
  const counts = new Map<string, number>()
  // What each is answered, or was last; whoever was answered longest ago stands first.
  const answers = new Map<Socket, ServerResponse | null>()

  server.on('connection', (socket) => {
    const sender = networkOf(socket.remoteAddress ?? '')
    const ofSender = (counts.get(sender) ?? 0) + 1
    const isOneTooMany = ofSender > perSender || senders.size >= atOnce
    senders.set(socket, sender)
    counts.set(sender, ofSender)
    socket.once('close', () => forget(socket))
    if (isOneTooMany) {
      const gone =
        ofSender > perSender ? longestWaiting(sender) : (longestWaiting() ?? oldestOfMost(ofSender))
      end(gone ?? socket)
    }
    if (!socket.destroyed) answers.set(socket, null)
  })
  server.on('request', ({ socket }, response) => {
    answers.delete(socket)
    answers.set(socket, response)
  })

  function longestWaiting(sender?: string): Socket | undefined {
    for (const [socket, answer] of answers) {
      const isWaiting = answer?.writableFinished ?? true
      if (isWaiting && (sender === undefined || senders.get(socket) === sender)) return socket
    }
    return undefined
  }

  /** The oldest connection of the sender who has most of them, if that is more than these. */
  function oldestOfMost(than: number): Socket | undefined {
    const [sender, most] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))
    if (most <= than) return undefined
    for (const [socket, theirs] of senders) if (theirs === sender) return socket
    return undefined
  }

  function end(socket: Socket): void {
    forget(socket)
    socket.destroy()
  }

  function forget(socket: Socket): void {
    const sender = senders.get(socket)
    if (sender === undefined) return
    senders.delete(socket)
    answers.delete(socket)
    const left = (counts.get(sender) ?? 1) - 1
    if (left === 0) counts.delete(sender)
    else counts.set(sender, left)
  }
}
