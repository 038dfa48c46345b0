import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { agencyQuery } from './agency-calls.ts'

/** Prefetches what clients read of the agency. */
export async function loader({ context }: LoaderFunctionArgs): Promise<void> {
  await context.get(prefetchContext)(agencyQuery)
}
