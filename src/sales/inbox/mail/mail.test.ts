import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { atTestEnd } from '../../../platform/testing/test-end.ts'
import { openMail } from './mail.ts'

test('a server without a greeting is told of before it is given up', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1')
  atTestEnd(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  const from = { name: 'Sathani', address: 'hello@sathani.example' }
  const mail = openMail({ mail: { url: `smtp://127.0.0.1:${port}`, from } })
  expect(await mail?.verify()).toMatchObject({
    code: 'mail_unreachable',
    params: { reason: 'It has not answered yet.' },
  })
})
