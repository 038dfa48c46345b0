import { readText, VISITOR_LIMIT } from '../../platform/http/body.ts'
import type { Call } from '../../platform/http/edge.ts'
import { problem, translate } from '../../platform/http/problem.ts'
import { Refused } from '../../refused.ts'

/**
 * Takes what a client presses on their page: JSON from a script, which is answered with what is stored, or a form
 * without one, which is answered with the page at the `place` that was pressed. A form that is refused is answered by
 * the app's own handler of errors, with a page.
 */
export async function receivePress<Input, Stored>(
  call: Call,
  press: {
    fromForm(form: URLSearchParams): unknown
    read(body: unknown): Input
    take(input: Input): Promise<Stored>
    place(input: Input, stored: Stored): string
  },
): Promise<Response> {
  const isForm = isFormPost(call)
  try {
    const body = isForm
      ? press.fromForm(new URLSearchParams(await readText(call, VISITOR_LIMIT)))
      : await readJson(call)
    const input = press.read(body)
    const stored = await press.take(input)
    if (isForm) return call.redirect(press.place(input, stored), 303)
    return Response.json(stored, { headers: { 'cache-control': 'private, no-store' } })
  } catch (error) {
    if (isForm || !(error instanceof Error)) throw error
    const { refused, isBug } = translate(error)
    if (isBug) throw error
    return problem(call, refused)
  }
}

function isFormPost(call: Call): boolean {
  const type = call.req.header('content-type') ?? ''
  return type.toLowerCase().startsWith('application/x-www-form-urlencoded')
}

async function readJson(call: Call): Promise<unknown> {
  if (!call.req.header('content-type')?.startsWith('application/json')) {
    throw new Refused(415, 'body_not_json_type')
  }
  const text = await readText(call, VISITOR_LIMIT)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refused(400, 'body_not_json')
  }
}
