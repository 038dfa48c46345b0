import { storedList } from './stored-list.ts'

/* The point that homes were last searched near in this browser, as a search has it. */
const { items, store, useItems } = storedList('near', 1, isText)

/** Keeps the point of a search. */
export function keepPlace(near: string): void {
  if (items()[0] !== near) store([near])
}

/** The point, in a component. */
export function useLastPlace(): string | undefined {
  return useItems()[0]
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
