import { downloadUnder } from './download-name.ts'
import type { Call } from './edge.ts'

/** Never shown by the browser itself, and never run: only saved, or drawn as a picture of a page. */
export function downloadOf(
  call: Call,
  { name, type, bytes }: { name: string; type: string; bytes: Buffer },
) {
  return call.body(new Uint8Array(bytes), 200, {
    'content-type': type,
    'content-disposition': downloadUnder(name),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  })
}
