import type { LoaderFunctionArgs } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { inquirySettingsQuery } from '../../duty/admin/duty-calls.ts'
import { notificationSettingsQuery } from './notification-calls.ts'

/** Prefetches one's own settings, and who gets inquiries. */
export async function loader({ context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  await Promise.all([prefetch(notificationSettingsQuery), prefetch(inquirySettingsQuery)])
}
