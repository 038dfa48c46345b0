import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts'
import type { EdgeVariables } from './edge.ts'
import { type EarlyHandler, listen } from './listen.ts'

/** An app whose `/slow` responds when the test tells it to. */
async function serve(limits?: ConnectionLimits) {
  const app = new Hono<EdgeVariables>()
  let finish = () => {}
  let started = () => {}
  const isRunning = new Promise<void>((resolve) => {
    started = resolve
  })
  app.get('/slow', async (call) => {
    started()
    await new Promise<void>((resolve) => {
      finish = resolve
    })
    return call.text('done')
  })
  app.post('/slow', async (call) => {
    started()
    return call.text(await call.req.text().catch(() => 'ended early'))
  })
  const server = await listen(app, '127.0.0.1', 0, () => false, limits)
  return { server, port: Number(new URL(server.origin).port), isRunning, finish: () => finish() }
}

test('a stop finishes running requests, accepts no new ones, and does not wait for idle connections', async () => {
  const { server, port, isRunning, finish } = await serve()
  const agent = new http.Agent({ keepAlive: true })
  const received = new Promise<string>((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: '/slow', agent }, (response) => resolve(text(response)))
      .once('error', reject)
  })
  await isRunning
  const stopped = server.stop(600_000)
  const refused = new Promise((resolve) => net.connect(port, '127.0.0.1').once('error', resolve))
  expect(await refused).toMatchObject({ code: 'ECONNREFUSED' })
  finish()
  expect(await received).toBe('done')
  await stopped
  agent.destroy()
})

test('a client that never finishes its request is cut off', async () => {
  const { server, port, isRunning } = await serve()
  const socket = net.connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
  socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc')
  await isRunning
  await server.stop(20)
  await closed
})

test('a port that is taken is refused with a suggestion', async () => {
  const { server, port } = await serve()
  const second = listen(new Hono<EdgeVariables>(), '127.0.0.1', port, () => false)
  await expect(second).rejects.toThrow(`Port ${port} is taken. Set PORT to another one`)
  await server.stop()
})

describe('slow clients', () => {
  const hasty = { headersMs: 40, requestMs: 40, lookEveryMs: 5 }

  test('headers that never end are answered 408 and the connection closed', async () => {
    const { connect } = await limitedServer(hasty)
    const socket = connect()
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('a body that never ends is answered 408 and the connection closed', async () => {
    const { server, port } = await serve({ ...limits, ...hasty })
    const socket = net.connect(port, '127.0.0.1')
    socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    await server.stop()
  })

  test('a client that reads nothing is cut off', async () => {
    const { connect, closed } = await limitedServer({ inactiveMs: 40 }, (_request, response) => {
      response.end(Buffer.alloc(30_000_000))
    })
    let isCutOff = false
    void closed.then(() => {
      isCutOff = true
    })
    // On a busy machine a connection may be cut off before its request is read: then it tries
    // again.
    const receive = () => {
      connect().pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
      return isCutOff
    }
    await expect.poll(receive, { interval: 200 }).toBe(true)
  })
})

describe('too many connections', () => {
  test('the connection that has been idle longest is closed for each new one', async () => {
    const { connect, ask, hold } = await limitedServer({ total: 3, perSender: 3 })
    const busy = await hold()
    const idle = Array.from({ length: 20 }, () => connect())
    const last = connect()
    await Promise.all(idle.slice(0, 19).map((socket) => once(socket, 'close')))
    expect(await ask(last)).toContain('answered')
    expect(busy.destroyed).toBe(false)
  })

  test('a new connection is closed while all others have a running request', async () => {
    const { connect, ask, hold } = await limitedServer({ total: 2, perSender: 2 })
    const busy = [await hold(), await hold()]
    const refused = connect()
    await once(refused, 'close')
    busy[0]?.destroy()
    await expect.poll(() => ask(connect())).toContain('answered')
  })

  test('senders that hold all connections lose one to another sender', async () => {
    const { connect, ask, hold } = await limitedServer({ total: 4, perSender: 2 })
    const oldest = await hold()
    const otherSockets = [await hold(), await hold('127.0.0.2'), await hold('127.0.0.2')]
    const closing = once(oldest, 'close')
    expect(await ask(connect('127.0.0.3'))).toContain('answered')
    await closing
    expect(otherSockets.map((socket) => socket.destroyed)).toEqual([false, false, false])
  })

  test('one sender cannot take all connections', async () => {
    const { connect, ask, hold } = await limitedServer({ total: 10, perSender: 2 })
    await hold()
    await hold()
    await once(connect(), 'close')
    expect(await ask(connect('127.0.0.2'))).toContain('answered')
  })
})

const limits = connectionLimits(1000, 0)

/**
 * A server whose `/hold` starts a response and never ends it; `ask` returns the response to a
 * request.
 */
async function limitedServer(
  changes: Partial<ConnectionLimits>,
  handler?: (...args: Parameters<EarlyHandler>) => void,
) {
  let finish = () => {}
  const closed = new Promise<void>((resolve) => {
    finish = resolve
  })
  const handleEarly: EarlyHandler = (request, response) => {
    response.once('close', finish)
    if (handler) handler(request, response)
    else if (request.url === '/hold') response.write('held')
    else response.end('answered')
    return true
  }
  const app = new Hono<EdgeVariables>()
  const server = await listen(app, '127.0.0.1', 0, handleEarly, { ...limits, ...changes })
  onTestFinished(() => server.stop(0))
  const port = Number(new URL(server.origin).port)
  const connect = (localAddress = '127.0.0.1') =>
    net.connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
  const ask = async (socket: net.Socket, path = '/') => {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)
    return String(await Promise.race([once(socket, 'data'), once(socket, 'close')]))
  }
  const hold = async (localAddress?: string) => {
    const socket = connect(localAddress)
    await ask(socket, '/hold')
    return socket
  }
  return { connect, ask, hold, closed }
}
