/** What the board says to those who carry a card by the keyboard, and to screen readers. */
export const boardTexts = {
  id: 'board' as const,
  keys: 'Press Space to pick up the card, arrow keys to move it, Space to drop it, Escape to cancel. Enter opens the deal.',
  lifted: (who: string, place: number, of: number, stage: string) =>
    `Picked up ${who}, card ${place} of ${of} in ${stage}.`,
  carried: (who: string, place: number, of: number, stage: string) =>
    `${who}, position ${place} of ${of} in ${stage}.`,
  dropped: (who: string, place: number, stage: string) =>
    `Dropped ${who} at position ${place} in ${stage}.`,
  asked: (who: string, stage: string) => `Choose a reason to move ${who} to ${stage}.`,
  cancelled: (who: string) => `Cancelled. ${who} is back in place.`,
  more: (count: string) => `${count} more`,
}
