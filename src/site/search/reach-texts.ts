/** Texts of the menu of distances from a place. */
export const reachTexts = {
  id: 'reach' as const,
  distance: 'Distance',
}
