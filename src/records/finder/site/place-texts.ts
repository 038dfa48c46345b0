/** The box that asks for a place. */
export const placeTexts = {
  id: 'place-box' as const,
  where: 'Where',
  example: 'Station, soi, building, school, workplace',
  clear: (label: string) => `Clear ${label}`,
  back: 'Back',
  unavailable: 'Couldn’t load suggestions. Check your connection.',
}
