/** The figures of the two parts of a set: the one that is open, and the one that is kept apart. */
export type Parts<Figures> = { open: Figures; apart: Figures }

export type Print = (line: string) => void

/** Measures one part after the other. */
export async function measureParts<Figures>(
  measure: (apart: boolean) => Promise<Figures>,
): Promise<Parts<Figures>> {
  return { open: await measure(false), apart: await measure(true) }
}
