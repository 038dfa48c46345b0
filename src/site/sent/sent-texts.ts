/** Texts of the page of sent homes and of its PDF. */
export const sentTexts = {
  id: 'sent' as const,
  documentTitle: (count: number) => `${homesForYou(count)} · Sathani`,
  description: 'Homes chosen for you, with pictures, prices and the way to the train.',
  title: homesForYou,
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
  ask: 'Which would you like to see?',
  askHint: 'Tell us the numbers of the homes and when you have time.',
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
  return `${NUMBERS[count - 1] ?? count} ${count === 1 ? 'home' : 'homes'} for you`
}
