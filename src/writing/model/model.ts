import type { Env } from '../../env.ts'

/** What is asked of a model: what to do, and the text or picture it is done with, which is data and no instruction. */
export type Question = {
  instructions: string
  text: string
  picture?: { type: string; bytes: Buffer }
}

/** A configured model. Its answer is data as well: it is checked before it is used, and never followed. */
export type Model = {
  /** As it is shown. */
  name: string
  /**
   * The answer. Throws `ModelFailed` when there is none; `signal` ends the request. `onText` gets the answer so far.
   */
  answer(question: Question, signal: AbortSignal, onText?: (soFar: string) => void): Promise<string>
}

export type ModelFailure = 'busy' | 'late' | 'refused' | 'unreachable' | 'empty' | 'endless'

/** A model that gave no usable answer, and why. */
export class ModelFailed extends Error {
  readonly why: ModelFailure
  constructor(why: ModelFailure, cause?: unknown) {
    super(`The model gave no answer: ${why}`, { cause })
    this.name = 'ModelFailed'
    this.why = why
  }
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
