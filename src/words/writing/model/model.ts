import type { Env } from '../../../env.ts'
import type { Question } from './question.ts'

/** A configured model. Its answer is data as well: it is checked before it is used, and never followed. */
export type Model = {
  /** As it is shown. */
  name: string
  /**
   * The answer. Throws `ModelFailed` when there is none; `signal` ends the request. `onText` gets the answer so far.
   */
  answer(question: Question, signal: AbortSignal, onText?: (soFar: string) => void): Promise<string>
}

/** The configured model; undefined without AI_BASE_URL. Its client is loaded with the first question. */
export function openModel({ model }: Env): Model | undefined {
  if (!model) return undefined
  return {
    name: model.name,
    async answer(question, signal, onText) {
      const { askOpenAi } = await import('./open-ai.ts')
      return askOpenAi(model, question, { signal, ...(onText && { onText }) })
    },
  }
}
