/** What a map says of the homes of a building, or of several. */
export const clusterTexts = {
  id: 'clusters' as const,
  noHomes: 'No homes',
  homes: (count: string, isOne: boolean) => (isOne ? '1 home' : `${count} homes`),
  properties: (count: string, isOne: boolean) => (isOne ? '1 property' : `${count} properties`),
  andMore: (name: string, others: number) => `${name} and ${others} more`,
  range: (low: string, high: string) => `${low} to ${high}`,
  millions: (figure: string) => `${figure}M`,
  thousands: (figure: number) => `${figure}K`,
  from: (figure: string) => `from ${figure}`,
  aMonth: (figure: string) => `${figure}/mo`,
}
