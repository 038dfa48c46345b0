import { route } from '../../platform/http/route.ts'
import { settingsRoutes } from '../record/settings-routes.ts'
import { staff } from '../staff/guard.ts'
import { firstAnswers } from './first-answers.ts'
import { inquirySettings, saveInquirySettings } from './inquiry-settings.ts'
import { FirstAnswers } from './rules/first-answers.ts'
import { InquirySettings, InquirySettingsChanges } from './rules/inquiry-settings.ts'

export const dutyRoutes = [
  ...settingsRoutes('inquiry_settings', {
    path: '/api/settings/inquiries',
    record: InquirySettings,
    changes: InquirySettingsChanges,
    summaries: [
      'Who gets the inquiries of visitors, and when somebody is on duty',
      'Say who gets the inquiries of visitors, and when somebody is on duty',
    ],
    maySave: 'manageInquiries',
    read: (context) => inquirySettings(context),
    save: saveInquirySettings,
  }),
  route(
    {
      method: 'get',
      path: '/api/inbox/first-answers',
      tag: 'inbox',
      summary: 'How long customers waited for their first answer in the last seven days',
      guard: staff(),
      responses: { 200: FirstAnswers },
    },
    async (context, _input, call) => call.json(await firstAnswers(context)),
  ),
]
