import type { FeedbackValue } from '../../sales/viewings/rules/feedback.ts'

const answers: Readonly<Record<FeedbackValue, string>> = {
  liked: 'I liked it',
  too_dear: 'Too expensive',
  too_far: 'Too far',
  other: 'Something else',
}

/** Texts of the page on which a client says what they thought of the homes that they saw. */
export const viewedTexts = {
  id: 'viewed' as const,
  documentTitle: 'Your viewing · Sathani',
  description: 'What did you think of the homes you saw?',
  title: (count: number) =>
    count === 1 ? 'What did you think of it?' : 'What did you think of them?',
  seenOn: (day: string) => `Your viewing with us was on ${day}.`,
  hint: (name: string) =>
    `Tap an answer for each home. ${name} sees what you tap here; nothing else is stored.`,
  gone: 'This home is no longer on our website.',
  answers,
  words: 'In a few words',
  send: 'Send comment',
  thanks: (answer: string) => `Thank you. You said: ${answer}.`,
  ended: 'It was available for 30 days.',
  cancelled: 'This viewing was cancelled.',
  askAgain: 'Contact us if you’d like to tell us something.',
}
