import type { Refusal, RefusalCode, ValuesOf } from './refusals.ts'

/** A refusal by its code and values. Its sentence is made where it is shown (`refusalText`). */
export function refusal<Code extends RefusalCode>(code: Code, ...values: ValuesOf<Code>): Refusal {
  const [params = {}]: readonly object[] = values
  return { code, params: { ...params } }
}
