/** What the name of a ready question's tick box begins with; its value is the question. */
export const QUESTION_FIELD = 'question-'

type Values = Readonly<Record<string, string | undefined>>

/**
 * The message of a form, with the ready questions that are ticked before it. With JavaScript a ticked one is in
 * it already.
 */
export function withQuestions(values: Values): string {
  const message = values.message?.trim() ?? ''
  const ticked = Object.entries(values).flatMap(([name, question]) =>
    name.startsWith(QUESTION_FIELD) && question && !message.includes(question) ? question : [],
  )
  return [...ticked, message].filter(Boolean).join(' ')
}
