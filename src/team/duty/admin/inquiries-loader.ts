import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { inquirySettingsQuery } from './duty-calls.ts'

/** Prefetches who gets inquiries. */
export async function loader({ context }: LoaderFunctionArgs): Promise<void> {
  await context.get(prefetchContext)(inquirySettingsQuery)
}
