import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { CannotStart } from '../cannot-start.ts'
import { capConnections, connectionLimits } from './connection-limits.ts'
import type { Edge } from './edge.ts'

/** A listening server: where it answers, and its graceful end. */
export type Listening = {
  /** Such as `http://127.0.0.1:3000`. */
  origin: string
  /**
   * Takes no new requests, finishes the running ones, then resolves. What still runs after `patience`
   * milliseconds (10 seconds) is cut off: one slow sender must not hold a stop.
   */
  stop(patience?: number): Promise<void>
}

/** Answers a request before the router when it can; says whether it did. */
export type First = (request: IncomingMessage, response: ServerResponse) => boolean

/** Serves the app on host and port (0: any free one). Rejects when the port is taken, naming it. */
export function listen(
  app: Edge,
  host: string,
  port: number,
  first: First,
  limits = connectionLimits(2_000, 0),
): Promise<Listening> {
  // This makes Response a light one for the whole process: answers go out without a stream between.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' })
  const slowest = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.lookEveryMs,
  }
  const server = createServer(slowest, (request, response) => {
    if (!first(request, response)) void listener(request, response)
  })
  server.timeout = limits.stillMs
  capConnections(server, limits)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE'
          ? new CannotStart(
              `Port ${port} is taken. Set PORT to another one, for example PORT=${port + 1}.`,
            )
          : error,
      )
    })
    server.listen(port, host, () => {
      const { address, family, port: given } = addressOf(server.address())
      resolve({
        origin: `http://${family === 'IPv6' ? `[${address}]` : address}:${given}`,
        stop: (patience = 10_000) =>
          new Promise((done) => {
            // One that is busy now would else stay open for its next request.
            const idle = setInterval(() => server.closeIdleConnections(), 50)
            const cutOff = setTimeout(() => server.closeAllConnections(), patience)
            server.close(() => {
              clearTimeout(cutOff)
              clearInterval(idle)
              done()
            })
            server.closeIdleConnections()
          }),
      })
    })
  })
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address && typeof address === 'object') return address
  throw new Error('The server has no address.')
}
