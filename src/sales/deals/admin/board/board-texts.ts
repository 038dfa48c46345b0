/** What the board says to those who carry a card by the keyboard, and to screen readers. */
export const boardTexts = {
  id: 'board' as const,
  keys: 'Space lifts the card, arrow keys carry it, Space drops it, Escape puts it back. Enter opens the deal.',
  lifted: (who: string, place: number, of: number, stage: string) =>
    `Lifted ${who}, card ${place} of ${of} in ${stage}.`,
  carried: (who: string, place: number, of: number, stage: string) =>
    `${who} is over place ${place} of ${of} in ${stage}.`,
  dropped: (who: string, place: number, stage: string) =>
    `Dropped ${who} at place ${place} in ${stage}.`,
  asked: (who: string, stage: string) => `${who} waits for an answer before it goes to ${stage}.`,
  putBack: (who: string) => `Put ${who} back.`,
  more: (count: string) => `${count} more`,
}
