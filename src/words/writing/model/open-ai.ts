import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  RateLimitError,
} from 'openai'
import type { ModelSettings } from '../../../env.ts'
import { ModelFailed, type Question } from './question.ts'

/** Letters of an answer after which it is given up. */
const MAX_CHARS = 200_000
/** Bytes of a response after which it is given up, whatever they are: what its client reads, it keeps until a line ends. */
const MAX_BYTES = 8_000_000
/** How often a busy or failing server is asked again. */
const RETRIES = 1

type How = { signal: AbortSignal; onText?: (soFar: string) => void }

/**
 * Asks a server that speaks OpenAI's protocol (Chat Completions, streamed). Throws `ModelFailed`; an abort by the
 * signal is rethrown.
 */
export async function askOpenAi(
  { baseUrl, apiKey, name, timeoutSeconds }: ModelSettings,
  { instructions, text, picture }: Question,
  { signal, onText }: How,
): Promise<string> {
  const client = new OpenAI({
    ...{ baseURL: baseUrl, apiKey, maxRetries: RETRIES, logLevel: 'off' },
    // What people wrote goes to the configured server and to no other.
    fetchOptions: { redirect: 'error' },
    fetch: fetchBounded,
  })
  const late = AbortSignal.timeout(timeoutSeconds * 1000)
  const image = picture && {
    type: 'image_url' as const,
    image_url: { url: `data:${picture.type};base64,${picture.bytes.toString('base64')}` },
  }
  let answer = ''
  try {
    const stream = await client.chat.completions.create(
      {
        model: name,
        stream: true,
        messages: [
          { role: 'system', content: instructions },
          { role: 'user', content: image ? [{ type: 'text', text }, image] : text },
        ],
      },
      { signal: AbortSignal.any([signal, late]) },
    )
    for await (const { choices } of stream) {
      answer += choices[0]?.delta?.content ?? ''
      if (answer.length > MAX_CHARS) throw new ModelFailed('endless')
      onText?.(answer)
    }
  } catch (error) {
    signal.throwIfAborted()
    throw failureOf(error, late.aborted)
  }
  if (late.aborted) throw new ModelFailed('late')
  const words = storable(answer).trim()
  if (words === '') throw new ModelFailed('empty')
  return words
}

/** A response whose body fails after so many bytes. */
async function fetchBounded(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  let bytes = 0
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > MAX_BYTES) throw new ModelFailed('endless')
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(bounded ?? null, response)
}

/** Without letters that no database takes. */
function storable(answer: string): string {
  return answer.replaceAll('\0', '').toWellFormed()
}

function failureOf(error: unknown, isLate: boolean): ModelFailed {
  if (error instanceof ModelFailed) return error
  if (isLate || error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return new ModelFailed('late', error)
  if (error instanceof RateLimitError) return new ModelFailed('busy', error)
  if (error instanceof APIConnectionError) return new ModelFailed('unreachable', error)
  if (error instanceof APIError && error.status !== undefined)
    return new ModelFailed(error.status >= 500 ? 'busy' : 'refused', error)
  return new ModelFailed('unreachable', error)
}
