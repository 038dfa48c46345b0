import { languageOf } from '../shared/language-of.ts'

/** A description as somebody wrote it, with its line breaks and in its own language. */
export function Description({ text }: { text: string | null }) {
  if (!text) return null
  return (
    <p lang={languageOf(text)} className="description">
      {text}
    </p>
  )
}
