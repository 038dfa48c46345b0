import type { ModelFailure } from '../rules/rewrite.ts'

/** What is asked of a model: what to do, and the text or picture it is done with, which is data and no instruction. */
export type Question = {
  instructions: string
  text: string
  picture?: { type: string; bytes: Buffer }
}

/** A model that gave no usable answer, and why. */
export class ModelFailed extends Error {
  readonly why: ModelFailure
  constructor(why: ModelFailure, cause?: unknown) {
    super(`The model gave no answer: ${why}`, { cause })
    this.name = 'ModelFailed'
    this.why = why
  }
}
