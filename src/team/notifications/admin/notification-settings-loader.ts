import { type LoaderFunctionArgs, redirect } from 'react-router'
import { prefetchContext } from '../../../admin/calls/prefetch.ts'
import { adminPath } from '../../../shared/paths.ts'
import { inquirySettingsQuery } from '../../duty/admin/duty-calls.ts'
import { notificationSettingsQuery } from './notification-calls.ts'

/** Prefetches one's own settings, and who gets inquiries; leads from the former address. */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<void> {
  const address = adminPath('settings/notifications')
  if (url.pathname !== address) throw redirect(address)
  const prefetch = context.get(prefetchContext)
  await Promise.all([prefetch(notificationSettingsQuery), prefetch(inquirySettingsQuery)])
}
