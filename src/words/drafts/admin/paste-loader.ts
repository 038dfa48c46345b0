import type { LoaderFunctionArgs } from 'react-router'

/** What was pasted is in the browser only: there is nothing to read before. */
export async function loader(_: LoaderFunctionArgs): Promise<void> {}
