import { queryOptions } from '@tanstack/react-query'
import { call, type ResponseBody } from '../../../admin/calls/call.ts'
import { settingsCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import type { InquirySettingsChanges } from '../rules/inquiry-settings.ts'

export type Inquiries = ResponseBody<'get /api/settings/inquiries'>

const settings = settingsCalls('inquiry settings', '/api/settings/inquiries')

/** Who gets inquiries. */
export const inquirySettingsQuery = settings.query

/** How long customers waited for their first answer. */
export const firstAnswersQuery = queryOptions({
  queryKey: ['threads', 'first answers'],
  queryFn: ({ signal, meta }) => call('get /api/inbox/first-answers', { signal, meta }),
})

export function useSaveInquirySettings() {
  return useSave({
    send: (body: InquirySettingsChanges) => settings.save(body),
    done: () => ({ title: 'Saved who gets a new inquiry' }),
    failed: 'Failed to save who gets a new inquiry',
    isShownByForm: true,
    keyOf: () => inquirySettingsQuery.queryKey,
  })
}
