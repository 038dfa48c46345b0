import { type Language, type Texts, textsIn } from '../language.ts'

type Values = Readonly<Record<string, unknown>>
type Sentence = string | ((values: Values) => string)

/** A refusal as the server sends it: its English message, with its code and params. */
type SentRefusal = { code?: string; params?: Values; message: string }

/**
 * Keyed by the catalogue's id. A browser in English holds no sentences: it uses those from the
 * server.
 */
const none: Texts & Partial<Record<string, Sentence>> = { id: 'refusals' }

/** The message of a refusal: its sentence in the language, or the server's message. */
export function faultIn(language: Language, { code, params = {}, message }: SentRefusal): string {
  const sentence = code && textsIn(language, none)[code]
  return typeof sentence === 'function' ? sentence(params) : (sentence ?? message)
}
