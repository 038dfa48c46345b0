import * as z from 'zod/mini'

/** Why something was not sent, or cannot be: a refusal by its code and values, and in English. */
export const Reason = z.object({
  code: z.string(),
  params: z.record(z.string(), z.unknown()),
  message: z.string(),
})
