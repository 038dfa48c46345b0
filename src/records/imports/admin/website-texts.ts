export const websiteTexts = {
  id: 'import-website' as const,
  question: 'Show on the website after import',
  no: 'No',
  yes: (complete: string) => `Yes, ${complete} complete`,
  whatIsComplete: 'Complete means every required field, a station and a property picture.',
  noneComplete:
    'New listings stay off the website: none has every required field, a station and a property picture.',
}
