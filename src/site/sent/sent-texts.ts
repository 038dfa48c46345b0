/** Texts of the page of sent homes and of its PDF. */
export const sentTexts = {
  id: 'sent' as const,
  documentTitle: (count: number) => `${homesForYou(count)} · Sathani`,
  description: 'Homes chosen for you, with pictures, prices and the way to the train.',
  title: homesForYou,
  titleFor: (count: number, name: string) => `${homes(count)} for ${name}`,
  chosenBy: (name: string) => `Chosen by ${name}`,
  until: (day: string) => `This page can be opened until ${day}, by those who have its address.`,
  home: (number: number) => `Home ${number}`,
  let: (number: number) => `Home ${number} has been let meanwhile.`,
  sold: (number: number) => `Home ${number} has been sold meanwhile.`,
  gone: (number: number) => `Home ${number} is no longer offered.`,
  others: 'Ask us what came in since.',
  address: 'Address',
  propertyType: 'Property type',
  furnishing: 'Furnishing',
  ownership: 'Ownership',
  facing: 'Facing',
  view: 'Views',
  pets: 'Pets',
  built: 'Built',
  year: (year: number) => String(year),
  seeMore: 'See it on our website',
  seen: (name: string) =>
    `${name} sees when this page is opened, which homes you look at and what you press here. No account is needed, and nothing else is kept: neither your device nor your address.`,
  us: 'Our office',
  reactTo: (home: string) => `What you think of ${home}`,
  like: 'Like',
  liked: 'Liked',
  askToSee: 'Ask to see',
  asked: 'Asked to see',
  notForMe: 'Not for me',
  undo: 'Undo',
  toldLiked: (name: string) => `${name} sees that you like it.`,
  toldAsked: (name: string) => `${name} was told and will answer you.`,
  toldDeclined: (name: string) => `${name} sees that it is not for you.`,
  taken: 'Taken back.',
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
  answers: (name: string) => `${name} will answer you.`,
  ofAll: 'Of all homes',
  likeAll: 'I like all of them',
  noneForMe: 'None is for me',
  listed: (numbers: readonly number[]) => {
    const names = numbers.map((number) => `home ${number}`)
    const last = names.pop() ?? ''
    return names.length > 0 ? `${names.join(', ')} and ${last}` : last
  },
  isOver: 'This page is over. Load it again to see why.',
  isChanged: 'This page was changed meanwhile. Load it again to see its homes.',
  isStaff: 'You are signed in as staff, so what you press here is not kept.',
  isTooMuch: 'That was a lot at once. Please try again in a few minutes.',
  isLost: 'That did not get through. Please try again.',
  isEmpty: 'Tick a home, or write what you would like to know.',
  reload: 'Load it again',
  otherWays: 'Or reach us directly',
  call: (phone: string) => `Call ${phone}`,
  email: 'E-mail',
  message: (url: string) => `I would like to see these homes: ${url}`,
  pdf: 'Download as PDF',
  pdfOf: 'This home as PDF',
  page: (number: string, count: string) => `Page ${number} of ${count}`,
  overTitle: 'This page is over',
  takenBack: 'It was taken back by the person who sent it.',
  ended: 'It could be opened for 30 days, which are over.',
  askAgain: 'Ask us, and we send you a new one.',
}

const NUMBERS = 'One Two Three Four Five Six Seven Eight Nine Ten'.split(' ')

function homesForYou(count: number): string {
  return `${homes(count)} for you`
}

function homes(count: number): string {
  return `${NUMBERS[count - 1] ?? count} ${count === 1 ? 'home' : 'homes'}`
}
