import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from './sender.ts'

/** How slow a connection may be, in milliseconds, and how many connections are allowed. */
export type ConnectionLimits = {
  /** Until the request headers have arrived. */
  headersMs: number
  /** Until the whole request has arrived: long enough to upload photos over a slow line. */
  requestMs: number
  /** Between two requests of a connection. */
  idleMs: number
  /**
   * Without any traffic while a request runs: while photos are processed, or the receiver reads
   * nothing.
   */
  inactiveMs: number
  /** How often header and request time-outs are checked. */
  checkEveryMs: number
  total: number
  /** Connections of one sender; an IPv6 /64 network counts as one sender. */
  perSender: number
}

/** One sender may hold a quarter of all connections, or all of them if it is a trusted proxy. */
export function connectionLimits(total: number, trustProxy: number): ConnectionLimits {
  return {
    headersMs: 15_000,
    requestMs: 300_000,
    idleMs: 65_000,
    // Above every wait that a response may take: a dense note takes two minutes, then says so.
    inactiveMs: 300_000,
    checkEveryMs: 5_000,
    total,
    perSender: trustProxy > 0 ? total : Math.ceil(total / 4),
  }
}

/** A connection, its last response, and when its last request came, as a sequence number. */
type Connection = { sender: string; response: ServerResponse | null; sequence: number }

/**
 * Keeps the connections of a server below their limits. A new connection over the limit closes the
 * one that has been idle longest. If all are busy, it closes the oldest connection of the sender
 * with the most, or the new one when no sender has more connections than its own.
 */
export function capConnections(server: Server, { total, perSender }: ConnectionLimits): void {
  // The order of requests is a sequence number. Re-inserting into the map to keep its order would
  // retain garbage of each request and cost a fifth of the throughput.
  const connections = new Map<Socket, Connection>()
  const counts = new Map<string, number>()
  let sequence = 0

  server.on('connection', (socket) => {
    const sender = networkOf(socket.remoteAddress ?? '')
    const ofSender = (counts.get(sender) ?? 0) + 1
    const isOneTooMany = ofSender > perSender || connections.size >= total
    counts.set(sender, ofSender)
    const victim = isOneTooMany ? connectionToClose(sender, ofSender) : undefined
    sequence += 1
    connections.set(socket, { sender, response: null, sequence })
    socket.once('close', () => forget(socket))
    if (isOneTooMany) end(victim ?? socket)
  })
  server.on('request', ({ socket }, response) => {
    const connection = connections.get(socket)
    if (!connection) return
    sequence += 1
    connection.response = response
    connection.sequence = sequence
  })

  function connectionToClose(sender: string, ofSender: number): Socket | undefined {
    if (ofSender > perSender) return longestIdle(sender)
    return longestIdle() ?? oldestOfBusiest(ofSender)
  }

  function longestIdle(onlySender?: string): Socket | undefined {
    let longest: [Socket, Connection] | undefined
    for (const entry of connections) {
      const [, { sender, response, sequence }] = entry
      const isWaiting =
        (response?.writableFinished ?? true) && (onlySender === undefined || sender === onlySender)
      if (isWaiting && (!longest || sequence < longest[1].sequence)) longest = entry
    }
    return longest?.[0]
  }

  /** The oldest connection of the sender with the most, if that sender has more than `count`. */
  function oldestOfBusiest(count: number): Socket | undefined {
    const [busiest, busiestCount] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a))
    if (busiestCount <= count) return undefined
    for (const [socket, { sender }] of connections) if (sender === busiest) return socket
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
    const remaining = (counts.get(connection.sender) ?? 1) - 1
    if (remaining === 0) counts.delete(connection.sender)
    else counts.set(connection.sender, remaining)
  }
}
