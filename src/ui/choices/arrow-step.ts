/** What a key moves the active option of a list by; undefined for other keys. */
export function arrowStep(key: string): 1 | -1 | undefined {
  return key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : undefined
}
