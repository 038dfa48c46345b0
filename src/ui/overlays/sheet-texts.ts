/** A sheet over the lower part of a screen. */
export const sheetTexts = {
  id: 'sheet' as const,
  lower: 'Lower the list',
  raise: 'Raise the list',
}
