/** Texts of the page of sent homes and of its PDF. */
export const sentTexts = {
  id: 'sent' as const,
  documentTitle: (count: number) => `${homesForYou(count)} · Sathani`,
  description: 'Homes chosen for you, with pictures, prices and the walk to the train.',
  title: homesForYou,
  titleFor: (count: number, name: string) => `${homes(count)} for ${name}`,
  chosenBy: (name: string) => `Chosen by ${name}`,
  let: (number: number) => `Home ${number} has since been rented.`,
  sold: (number: number) => `Home ${number} has since been sold.`,
  gone: (number: number) => `Home ${number} is no longer available.`,
  others: 'Ask us about new homes.',
  address: 'Address',
  propertyType: 'Property type',
  furnishing: 'Furnishing',
  ownership: 'Ownership',
  facing: 'Facing',
  view: 'Views',
  pets: 'Pets',
  built: 'Built',
  year: (year: number) => String(year),
  seeMore: 'View on our website',
  seen: (name: string) =>
    `${name} sees when this page is opened, which homes you view and what you tap. No account needed. Nothing else is stored: not your device, not your address.`,
  like: 'Like',
  liked: 'Liked',
  askToSee: 'Ask to see',
  asked: 'Asked to see',
  notForMe: 'Not for me',
  undo: 'Undo',
  toldLiked: (name: string) => `${name} sees that you like it.`,
  toldAsked: (name: string) => `${name} has been notified and will reply.`,
  toldDeclined: (name: string) => `${name} sees that it is not for you.`,
  taken: 'Undone.',
  ask: 'Which would you like to see?',
  askHint: 'Tick the homes, and say when you have time.',
  askHintOne: 'Say when you have time.',
  homes: 'Homes',
  when: 'When do you have time?',
  whenExample: 'Saturday morning, or any day after six',
  whenUnknown: 'Your name, how we reach you, and when you have time',
  unknownExample: 'Nok, 081 234 5678, Saturday morning',
  sendAsk: 'Ask to see them',
  sendAskOne: 'Ask to see it',
  sending: 'Sending...',
  asks: (numbers: string) => `You asked to see ${numbers}.`,
  wrote: (text: string) => `You wrote: “${text}”.`,
  answers: (name: string) => `${name} will reply.`,
  ofAll: 'For all homes',
  likeAll: 'I like all of them',
  noneForMe: 'None of these',
  listed: (numbers: readonly number[]) => {
    const names = numbers.map((number) => `home ${number}`)
    const last = names.pop() ?? ''
    return names.length > 0 ? `${names.join(', ')} and ${last}` : last
  },
  message: (url: string) => `I would like to see these homes: ${url}`,
  pdf: 'Download as PDF',
  pdfOf: 'This home as PDF',
  page: (number: string, count: string) => `Page ${number} of ${count}`,
  takenBack: 'The person who sent it has revoked it.',
  ended: 'It was available for 30 days.',
  askAgain: 'Ask us for a new one.',
}

const NUMBERS = 'One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')

function homesForYou(count: number): string {
  return `${homes(count)} for you`
}

function homes(count: number): string {
  return `${NUMBERS[count - 1] ?? count} ${count === 1 ? 'home' : 'homes'}`
}
