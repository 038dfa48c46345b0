import { isRefusalCode, type Refusal, type RefusalParams } from './refusals.ts'

/** A refusal as it is stored, as JSON; null where that is none, or of a code that is no more. */
export function storedRefusal(stored: unknown): Refusal | null {
  if (typeof stored !== 'object' || stored === null || !('code' in stored)) return null
  const { code } = stored
  if (typeof code !== 'string' || !isRefusalCode(code)) return null
  const params = 'params' in stored ? stored.params : null
  return { code, params: valuesOf(params) }
}

// Safe: they were stored together with their code.
function valuesOf(params: unknown): RefusalParams {
  return typeof params === 'object' && params !== null ? (params as RefusalParams) : {}
}
