import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { EdgeVariables } from './edge.ts'
import { listen } from './listen.ts'

/** An app whose `/slow` answers when it is told to. */
async function serve() {
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
    return call.text(await call.req.text())
  })
  const server = await listen(app, '127.0.0.1', 0, () => false)
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
