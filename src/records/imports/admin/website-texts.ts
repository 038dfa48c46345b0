export const websiteTexts = {
  id: 'import-website' as const,
  question: 'Put on the website after import',
  no: 'No',
  yes: (complete: string) => `Yes, the ${complete} complete`,
  whatIsComplete: 'Complete: every required field, a station, and a picture of its property.',
  noneComplete:
    'New listings stay off the website: none has every required field, a station, and a picture of its property.',
}
