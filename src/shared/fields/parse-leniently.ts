import type * as z from 'zod/mini'
import { cutText } from '../cut-text.ts'

/**
 * Parses a query or a form leniently: a text that is too long is cut, so that it still filters;
 * other invalid values are dropped.
 */
export function parseLeniently<Out>(
  schema: z.ZodMiniType<Out>,
  input: Readonly<Record<string, unknown>>,
): Out {
  const remaining = { ...input }
  for (;;) {
    const result = schema.safeParse(remaining)
    if (result.success) return result.data
    for (const issue of result.error.issues) {
      const name = String(issue.path[0] ?? '')
      const text = remaining[name]
      if (issue.code === 'too_big' && issue.origin === 'string' && typeof text === 'string') {
        remaining[name] = cutText(text.trim(), Number(issue.maximum))
      } else delete remaining[name]
    }
  }
}
