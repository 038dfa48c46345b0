import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { CannotStart } from '../../cannot-start.ts'
import { capConnections, connectionLimits } from './connection-limits.ts'
import type { Edge } from './edge.ts'

/** A listening server: its address, and how to stop it gracefully. */
export type Listening = {
  /** Such as `http://127.0.0.1:3000`. */
  origin: string
  /**
   * Accepts no new requests, finishes the running ones, then resolves. Requests that still run
   * after `patience` milliseconds (10 seconds by default) are cut off, so that one slow client
   * cannot delay the stop.
   */
  stop(patience?: number): Promise<void>
}

/** Handles a request before the router if it can; returns whether it did. */
export type EarlyHandler = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Serves the app on this host and port (0: any free port). Rejects with the port number when the
 * port is taken.
 */
export function listen(
  app: Edge,
  host: string,
  port: number,
  handleEarly: EarlyHandler,
  limits = connectionLimits(2_000, 0),
): Promise<Listening> {
  // This replaces the global Response by a lightweight one that avoids a stream for each response.
  const listener = getRequestListener(app.fetch, { hostname: 'localhost' })
  const timeouts = {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.idleMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  }
  const server = createServer(timeouts, (request, response) => {
    if (!handleEarly(request, response)) void listener(request, response)
  })
  server.timeout = limits.inactiveMs
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
      const { address, family, port: actualPort } = addressOf(server.address())
      resolve({
        origin: `http://${family === 'IPv6' ? `[${address}]` : address}:${actualPort}`,
        stop: (patience = 10_000) =>
          new Promise((done) => {
            // A connection that is busy now would otherwise stay open for its next request.
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
