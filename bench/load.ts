import { once } from 'node:events'
import net from 'node:net'

/** A request ready to be sent, and the size of its response in bytes, headers and body together. */
export type PreparedRequest = { bytes: Buffer; responseBytes: number }

/** The bytes of a GET, as a browser would send them. */
export function getRequest(origin: string, path: string, encoding: string): Buffer {
  const { host } = new URL(origin)
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  )
}

/**
 * Prepares a request by sending it once. Throws when the response is not 200 or has no
 * Content-Length.
 */
export async function prepare(
  origin: string,
  path: string,
  encoding: string,
): Promise<PreparedRequest> {
  const bytes = getRequest(origin, path, encoding)
  const response = await sendOnce(origin, bytes)
  const head = response.subarray(0, response.indexOf('\r\n\r\n')).toString()
  if (!head.startsWith('HTTP/1.1 200 '))
    throw new Error(`${path} answered ${head.split('\r\n')[0]}`)
  return { bytes, responseBytes: response.length }
}

/**
 * Sends these requests over kept-alive connections, each next one as soon as the last is answered,
 * for a number of seconds. Responses are counted by their bytes: parsing them would cost this
 * process more than they cost the server. Returns responses per second.
 */
export async function load(
  origin: string,
  requests: readonly PreparedRequest[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const { hostname, port } = new URL(origin)
  let answered = 0
  let running = true
  const sockets = await Promise.all(
    Array.from({ length: connections }, async (_, worker) => {
      const socket = net.connect(Number(port), hostname)
      await once(socket, 'connect')
      socket.setNoDelay(true)
      let place = worker
      let due = 0
      const next = () => {
        const request = requests[place++ % requests.length]
        if (!request) throw new Error('There is nothing to ask.')
        due = request.responseBytes
        socket.write(request.bytes)
      }
      socket.on('data', (bytes) => {
        due -= bytes.length
        if (due > 0) return
        if (due < 0) throw new Error('An answer was longer than it was the first time.')
        answered += 1
        if (running) next()
      })
      socket.on('close', () => {
        if (running) throw new Error('The server closed a connection.')
      })
      return { socket, next }
    }),
  )
  const start = performance.now()
  for (const { next } of sockets) next()
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const perSecond = (answered * 1000) / (performance.now() - start)
  running = false
  for (const { socket } of sockets) socket.destroy()
  return perSecond
}

/** The whole response to one request, headers and body as received. */
export async function sendOnce(origin: string, request: Buffer): Promise<Buffer> {
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  socket.write(request)
  let received = Buffer.alloc(0)
  for await (const bytes of socket) {
    received = Buffer.concat([received, bytes])
    const bodyStart = received.indexOf('\r\n\r\n') + 4
    const head = received.subarray(0, bodyStart).toString()
    const length = /^content-length: (\d+)/im.exec(head)?.[1]
    if (bodyStart > 3 && length === undefined)
      throw new Error('The answer does not say its length.')
    if (bodyStart > 3 && received.length >= bodyStart + Number(length)) break
  }
  socket.destroy()
  return received
}
