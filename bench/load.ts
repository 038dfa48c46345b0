import { once } from 'node:events'
import net from 'node:net'

/** A request ready to be sent, and how many bytes its answer has, head and body together. */
export type Asked = { bytes: Buffer; answerBytes: number }

/** The bytes of a GET, as a browser's connection would send them. */
export function getRequest(origin: string, path: string, encoding: string): Buffer {
  const { host } = new URL(origin)
  return Buffer.from(
    `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept: */*\r\nAccept-Encoding: ${encoding}\r\n\r\n`,
  )
}

/** Prepares a request by asking once. Throws when the answer is not 200 or does not say its length. */
export async function prepare(origin: string, path: string, encoding: string): Promise<Asked> {
  const bytes = getRequest(origin, path, encoding)
  const answer = await askOnce(origin, bytes)
  const head = answer.subarray(0, answer.indexOf('\r\n\r\n')).toString()
  if (!head.startsWith('HTTP/1.1 200 '))
    throw new Error(`${path} answered ${head.split('\r\n')[0]}`)
  return { bytes, answerBytes: answer.length }
}

/**
 * Sends these requests over kept-alive connections, on each the next one as soon as the last is
 * answered, for so many seconds. Answers are counted by their bytes: reading them would cost this
 * process more than they cost the server. Answers how many a second there were.
 */
export async function load(
  origin: string,
  asked: readonly Asked[],
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
        const request = asked[place++ % asked.length]
        if (!request) throw new Error('There is nothing to ask.')
        due = request.answerBytes
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
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const perSecond = (answered * 1000) / (performance.now() - start)
  running = false
  for (const { socket } of sockets) socket.destroy()
  return perSecond
}

/** The whole answer to one request, head and body as they come. */
export async function askOnce(origin: string, request: Buffer): Promise<Buffer> {
  const { hostname, port } = new URL(origin)
  const socket = net.connect(Number(port), hostname)
  socket.write(request)
  let answer = Buffer.alloc(0)
  for await (const bytes of socket) {
    answer = Buffer.concat([answer, bytes])
    const bodyStart = answer.indexOf('\r\n\r\n') + 4
    const head = answer.subarray(0, bodyStart).toString()
    const length = /^content-length: (\d+)/im.exec(head)?.[1]
    if (bodyStart > 3 && length === undefined)
      throw new Error('The answer does not say its length.')
    if (bodyStart > 3 && answer.length >= bodyStart + Number(length)) break
  }
  socket.destroy()
  return answer
}
