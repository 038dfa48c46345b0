/** Ways to places, in minutes. */
export const wayTexts = {
  id: 'ways' as const,
  to: (place: string, steps: string) => `to ${place}: ${steps}`,
  walk: (minutes: number) => `${minutes} min walk`,
  train: (minutes: number) => `${minutes} min train`,
  changes: (steps: string, changes: number) =>
    `${steps}, ${changes === 1 ? 'one change' : `${changes === 2 ? 'two' : changes} changes`}`,
  unknown: 'an unknown station',
  and: (names: readonly string[]) => names.join(' and '),
  minutes: (minutes: number) => (minutes === 1 ? '1 minute' : `${minutes} minutes`),
  minutesWord: 'minutes',
  noWay: 'no route found',
  notKnown: 'Minutes by train aren’t available from here',
  howWeCount: 'How we count',
  forget: 'Hide these travel times',
}
