import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type ConnectionLimits, connectionLimits } from './connection-limits.ts'
import type { EdgeVariables } from './edge.ts'
import { type First, listen } from './listen.ts'

/** An app whose `/slow` answers when it is told to. */
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

test('a stop finishes what is running, takes nothing new, and waits for no idle connection', async () => {
  const { server, port, isRunning, finish } = await serve()
  const agent = new http.Agent({ keepAlive: true })
  const answer = new Promise<string>((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: '/slow', agent }, (response) => resolve(text(response)))
      .once('error', reject)
  })
  await isRunning
  const stopped = server.stop(600_000)
  const refused = new Promise((resolve) => net.connect(port, '127.0.0.1').once('error', resolve))
  expect(await refused).toMatchObject({ code: 'ECONNREFUSED' })
  finish()
  expect(await answer).toBe('done')
  await stopped
  agent.destroy()
})

test('a sender that never finishes is cut off', async () => {
  const { server, port, isRunning } = await serve()
  const socket = net.connect(port, '127.0.0.1')
  const closed = new Promise((resolve) => socket.on('error', () => {}).once('close', resolve))
  socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc')
  await isRunning
  await server.stop(20)
  await closed
})

test('a port that is taken is refused with a way out', async () => {
  const { server, port } = await serve()
  const second = listen(new Hono<EdgeVariables>(), '127.0.0.1', port, () => false)
  await expect(second).rejects.toThrow(`Port ${port} is taken. Set PORT to another one`)
  await server.stop()
})

describe('who is slow', () => {
  const hasty = { headersMs: 40, requestMs: 40, lookEveryMs: 5 }

  test('headers that never end are answered 408 and cut off', async () => {
    const { connect } = await held(hasty)
    const socket = connect()
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('so is a body that never ends', async () => {
    const { server, port, isRunning } = await serve({ ...limits, ...hasty })
    const socket = net.connect(port, '127.0.0.1')
    socket.write('POST /slow HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc')
    await isRunning
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /)
    await server.stop()
  })

  test('a receiver who takes nothing is cut off', async () => {
    const { connect, closed } = await held({ stillMs: 40 }, (_request, response) => {
      response.end(Buffer.alloc(30_000_000))
    })
    connect().pause().write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await closed
  })
})

describe('where there are too many connections', () => {
  test('the one that waits longest gives way, however many come', async () => {
    const { connect, ask, hold } = await held({ atOnce: 3, perSender: 3 })
    const busy = await hold()
    const idle = Array.from({ length: 20 }, () => connect())
    const last = connect()
    await Promise.all(idle.slice(0, 19).map((socket) => once(socket, 'close')))
    expect(await ask(last)).toContain('answered')
    expect(busy.destroyed).toBe(false)
  })

  test('a new one is turned away while all have a running request', async () => {
    const { connect, ask, hold } = await held({ atOnce: 2, perSender: 2 })
    const busy = [await hold(), await hold()]
    const refused = connect()
    await once(refused, 'close')
    busy[0]?.destroy()
    await expect.poll(() => ask(connect())).toContain('answered')
  })

  test('a few senders who keep all busy give way to another one', async () => {
    const { connect, ask, hold } = await held({ atOnce: 4, perSender: 2 })
    const oldest = await hold()
    const others = [await hold(), await hold('127.0.0.2'), await hold('127.0.0.2')]
    const gone = once(oldest, 'close')
    expect(await ask(connect('127.0.0.3'))).toContain('answered')
    await gone
    expect(others.map((socket) => socket.destroyed)).toEqual([false, false, false])
  })

  test('one sender cannot take them all', async () => {
    const { connect, ask, hold } = await held({ atOnce: 10, perSender: 2 })
    await hold()
    await hold()
    await once(connect(), 'close')
    expect(await ask(connect('127.0.0.2'))).toContain('answered')
  })
})

const limits = connectionLimits(1000, 0)

/** A server whose `/hold` says a word and no more; `ask` answers what came to a request. */
async function held(
  changes: Partial<ConnectionLimits>,
  answer?: (...of: Parameters<First>) => void,
) {
  let finish = () => {}
  const closed = new Promise<void>((resolve) => {
    finish = resolve
  })
  const first: First = (request, response) => {
    response.once('close', finish)
    if (answer) answer(request, response)
    else if (request.url === '/hold') response.write('held')
    else response.end('answered')
    return true
  }
  const app = new Hono<EdgeVariables>()
  const server = await listen(app, '127.0.0.1', 0, first, { ...limits, ...changes })
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
