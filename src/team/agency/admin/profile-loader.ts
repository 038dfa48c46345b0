import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { agencyQuery } from './agency-calls.ts'
import { profileQuery } from './profile-calls.ts'

/** Prefetches one's own profile, and the agency that stands in for what is empty. */
export async function loader({ context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  await Promise.all([prefetch(profileQuery), prefetch(agencyQuery)])
}
