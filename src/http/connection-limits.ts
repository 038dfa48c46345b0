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

/** A connection: what it is answered, or was last, and when it asked, as a place in a row. */
type Connection = { sender: string; answer: ServerResponse | null; turn: number }

/**
 * Keeps the connections of a server below their limits. For a new one that is too many, the one that
 * asked longest ago and has its answer gives way; when all are busy, the oldest of the sender
 * who has most, or the new one where nobody has more than its own sender.
 */
export function capConnections(server: Server, { atOnce, perSender }: ConnectionLimits): void {
  // The order of requests is a number, not the order of a map that each of them is put into anew: what
  // such a map lets go of keeps a request's garbage alive, and costs every fifth answer.
  const connections = new Map<Socket, Connection>()
  const counts = new Map<string, number>()
  let turn = 0

  server.on('connection', (socket) => {
    const sender = networkOf(socket.remoteAddress ?? '')
    const ofSender = (counts.get(sender) ?? 0) + 1
    const isOneTooMany = ofSender > perSender || connections.size >= atOnce
    counts.set(sender, ofSender)
    const gone = isOneTooMany ? toGiveWay(sender, ofSender) : undefined
    turn += 1
    connections.set(socket, { sender, answer: null, turn })
    socket.once('close', () => forget(socket))
    if (isOneTooMany) end(gone ?? socket)
  })
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    turn += 1
    connection.answer = response
    connection.turn = turn
  })

  function toGiveWay(sender: string, ofSender: number): Socket | undefined {
    if (ofSender > perSender) return longestWaiting(sender)
    return longestWaiting() ?? oldestOfMost(ofSender)
  }

  function longestWaiting(of?: string): Socket | undefined {
    let longest: [Socket, Connection] | undefined
    for (const one of connections) {
      const [, { sender, answer, turn }] = one
      const isWaiting = (answer?.writableFinished ?? true) && (of === undefined || sender === of)
      if (isWaiting && (!longest || turn < longest[1].turn)) longest = one
    }
    return longest?.[0]
  }

  /** The oldest connection of the sender who has most of them, if that is more than these. */
  function oldestOfMost(than: number): Socket | undefined {
    const [most, theirs] = [...counts].reduce((one, other) => (other[1] > one[1] ? other : one))
    if (theirs <= than) return undefined
    for (const [socket, { sender }] of connections) if (sender === most) return socket
    return undefined
  }

  function end(socket: Socket): void {
    forget(socket)
    socket.destroy()
  }

  function forget(socket: Socket): void {
    const connection = connections.get(socket)
    if (!connection) return
    connections.delete(socket)
    const left = (counts.get(connection.sender) ?? 1) - 1
    if (left === 0) counts.delete(connection.sender)
    else counts.set(connection.sender, left)
  }
}
