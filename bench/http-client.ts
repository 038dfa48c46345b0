import { once } from 'node:events'
import net from 'node:net'

/** A response: its status, and its body if requested. */
export type HttpResponse = { status: number; body: Buffer }

/**
 * A kept-alive connection that costs the measuring process as little as possible: it only finds
 * where responses end and does not parse them.
 */
export class HttpClient {
  readonly #socket: net.Socket
  readonly #host: string
  #received: Buffer[] = []
  #length = 0
  #done: ((response: HttpResponse) => void) | undefined

  private constructor(socket: net.Socket, host: string) {
    this.#socket = socket
    this.#host = host
    socket.setNoDelay(true)
    socket.on('data', (bytes) => this.#take(bytes))
  }

  static async open(origin: string): Promise<HttpClient> {
    const { hostname, port, host } = new URL(origin)
    const socket = net.connect(Number(port), hostname)
    await once(socket, 'connect')
    return new HttpClient(socket, host)
  }

  /** Requests a path; one request at a time. */
  get(path: string): Promise<HttpResponse> {
    if (this.#socket.destroyed) throw new Error('The server closed the connection.')
    this.#received = []
    this.#length = 0
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${this.#host}\r\nAccept-Encoding: identity\r\n\r\n`,
      'latin1',
    )
    return new Promise((resolve, reject) => {
      this.#done = resolve
      this.#socket.once('close', () => reject(new Error('The server closed the connection.')))
    })
  }

  close(): void {
    this.#socket.removeAllListeners('close')
    this.#socket.destroy()
  }

  #take(bytes: Buffer): void {
    this.#received.push(bytes)
    this.#length += bytes.length
    const [first] = this.#received
    if (!first) return
    const headEnd = first.indexOf('\r\n\r\n')
    if (headEnd < 0) {
      this.#received = [Buffer.concat(this.#received)]
      return
    }
    const head = first.toString('latin1', 0, headEnd)
    const length = /^content-length: (\d+)/im.exec(head)?.[1]
    const bodyStart = headEnd + 4
    const isWhole =
      length === undefined
        ? bytes.subarray(-5).equals(LAST_CHUNK)
        : this.#length >= bodyStart + Number(length)
    if (!isWhole) return
    const status = Number(head.slice(9, 12))
    const body = Buffer.concat(this.#received).subarray(bodyStart)
    this.#socket.removeAllListeners('close')
    this.#done?.({ status, body: length === undefined ? unchunked(body) : body })
  }
}

const LAST_CHUNK = Buffer.from('0\r\n\r\n')

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = []
  let at = 0
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at)
    const size = Number.parseInt(body.toString('latin1', at, lineEnd), 16)
    if (!size) return Buffer.concat(parts)
    parts.push(body.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = lineEnd + 2 + size + 2
  }
}
