import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { atTestEnd } from '../../platform/testing/test-end.ts'

/** What the server does with the next questions. */
type Behaviour =
  | { pieces: readonly string[] }
  | { status: number; headers?: Record<string, string> }
  | 'nothing'
  | 'hang up'
  | 'half'
  | 'no JSON'
  | 'endless'
  | 'endless line'
  | 'endless until stopped'

type Message = { role: string; content: unknown }
type Asked = { model: string; messages: Message[]; key: string | undefined }

/** A model server on loopback that speaks OpenAI's protocol as a test says, and keeps what it was asked. */
export async function testModelServer() {
  const asked: Asked[] = []
  const answering = new Set<ServerResponse>()
  const service = {
    asked,
    env: {} as Record<string, string>,
    behaviour: { pieces: ['nothing yet'] } as Behaviour,
    /** Whether somebody still reads an answer. */
    isHeard: () => answering.size > 0,
    /** How many do. */
    hearers: () => answering.size,
    /** Answers with this text, in pieces as a stream has them. */
    says(text: string) {
      service.behaviour = { pieces: text.match(/[\s\S]{1,7}/g) ?? [] }
    },
  }
  const server = createServer(async (request, response) => {
    answering.add(response)
    response.on('close', () => answering.delete(response))
    asked.push({ ...(await bodyOf(request)), key: request.headers.authorization })
    behave(service.behaviour, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  service.env = {
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_API_KEY: 'secret-key',
    AI_MODEL: 'test-model',
  }
  atTestEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return service
}

function behave(behaviour: Behaviour, response: ServerResponse): void {
  if (behaviour === 'nothing') return
  if (behaviour === 'hang up') return void response.destroy()
  if (behaviour === 'no JSON') {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    return void response.end('data: <html>\n\n')
  }
  if (typeof behaviour === 'object' && 'status' in behaviour) {
    response.writeHead(behaviour.status, {
      'content-type': 'application/json',
      ...behaviour.headers,
    })
    return void response.end(JSON.stringify({ error: { message: 'No.', type: 'test' } }))
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (behaviour === 'half') {
    response.write(chunkOf('Only the'))
    return void setImmediate(() => response.destroy())
  }
  if (behaviour === 'endless until stopped') {
    const timer = setInterval(() => response.write(chunkOf('and ')), 20)
    response.on('close', () => clearInterval(timer))
    return
  }
  if (behaviour === 'endless' || behaviour === 'endless line') {
    const piece = behaviour === 'endless' ? chunkOf('again and '.repeat(500)) : 'x'.repeat(50_000)
    const more = () => {
      if (response.destroyed) return
      response.write(piece)
      setImmediate(more)
    }
    more()
    return
  }
  for (const piece of behaviour.pieces) response.write(chunkOf(piece))
  response.end('data: [DONE]\n\n')
}

function chunkOf(content: string): string {
  const chunk = {
    id: '1',
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta: { content } }],
  }
  return `data: ${JSON.stringify(chunk)}\n\n`
}

async function bodyOf(request: IncomingMessage): Promise<{ model: string; messages: Message[] }> {
  let text = ''
  for await (const part of request) text += part
  return JSON.parse(text)
}
