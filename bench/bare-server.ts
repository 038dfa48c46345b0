/**
 * The baseline for responses: node:http and nothing else, sending the bytes and headers that the
 * app sent. Its parent passes them as a list of path, headers and body.
 */
import { createServer } from 'node:http'

type Given = { path: string; headers: string[]; body: string }

process.once('message', (list: Given[]) => {
  const responses = new Map(
    list.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const found = responses.get(request.url ?? '')
    response.writeHead(found ? 200 : 404, found?.headers ?? []).end(found?.body)
  })
  server.keepAliveTimeout = 65_000
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    process.send?.(`http://127.0.0.1:${port}`)
  })
})
process.once('disconnect', () => process.exit(0))
