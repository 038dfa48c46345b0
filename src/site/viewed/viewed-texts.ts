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
  description: 'What did you think of the homes that you saw?',
  title: (count: number) =>
    count === 1 ? 'What did you think of it?' : 'What did you think of them?',
  seenOn: (day: string) => `You saw this with us on ${day}.`,
  hint: (name: string) =>
    `One press for each home. ${name} sees what you press here, and nothing else is kept.`,
  us: 'Our office',
  until: (day: string) => `This page can be opened until ${day}, by those who have its address.`,
  home: (number: number) => `Home ${number}`,
  gone: 'This home is no longer on our website.',
  answerTo: (home: string) => `What you think of ${home}`,
  answers,
  words: 'In a few words',
  send: 'Send these words',
  thanks: (answer: string) => `Thank you. You said: ${answer}.`,
  otherWays: 'Or reach us directly',
  overTitle: 'This page is over',
  ended: 'It could be opened for 30 days, which are over.',
  cancelled: 'This viewing was cancelled.',
  askAgain: 'Reach us if you would like to tell us something.',
}
