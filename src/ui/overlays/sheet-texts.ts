/** A sheet over the lower part of a screen. */
export const sheetTexts = {
  id: 'sheet' as const,
  lower: 'Collapse the list',
  raise: 'Expand the list',
}
