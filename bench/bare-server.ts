/**
 * What answers are measured against: node:http and nothing else, giving the bytes and headers that the
 * app gave. It is told them by its parent, as a list of path, headers and body.
 */
import { createServer } from 'node:http'

type Given = { path: string; headers: string[]; body: string }

process.once('message', (given: Given[]) => {
  const answers = new Map(
    given.map(({ path, headers, body }) => [path, { headers, body: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer ? 200 : 404, answer?.headers ?? []).end(answer?.body)
  })
  server.keepAliveTimeout = 65_000
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    process.send?.(`http://127.0.0.1:${port}`)
  })
})
process.once('disconnect', () => process.exit(0))
