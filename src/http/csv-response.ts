import type { Call } from './edge.ts'

/** A CSV file that the browser downloads under this name. */
export function csvResponse(
  call: Call,
  body: string | ReadableStream<Uint8Array>,
  name: string,
): Response {
  return call.body(body, 200, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
  })
}
