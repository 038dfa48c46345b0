import type * as z from 'zod/mini'
import { cutText } from './cut-text.ts'

/**
 * Reads what of an address or a form makes sense: a text that is too long is cut, so that it still asks
 * for something; all else that is wrong falls away.
 */
export function readWhatFits<Out>(
  schema: z.ZodMiniType<Out>,
  given: Readonly<Record<string, unknown>>,
): Out {
  const left = { ...given }
  for (;;) {
    const read = schema.safeParse(left)
    if (read.success) return read.data
    for (const issue of read.error.issues) {
      const name = String(issue.path[0] ?? '')
      const text = left[name]
      if (issue.code === 'too_big' && issue.origin === 'string' && typeof text === 'string') {
        left[name] = cutText(text.trim(), Number(issue.maximum))
      } else delete left[name]
    }
  }
}
