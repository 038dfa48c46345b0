import { route } from '../../platform/http/route.ts'
import { staff } from '../staff/guard.ts'
import { firstAnswers } from './first-answers.ts'
import { inquirySettings, saveInquirySettings } from './inquiry-settings.ts'
import { FirstAnswers } from './rules/first-answers.ts'
import { InquirySettings, InquirySettingsChanges } from './rules/inquiry-settings.ts'

export const dutyRoutes = [
  route(
    {
      method: 'get',
      path: '/api/settings/inquiries',
      tag: 'Settings',
      summary: 'Who gets visitors’ inquiries, and duty hours',
      guard: staff(),
      responses: { 200: InquirySettings },
    },
    async (context, _input, call) => call.json(await inquirySettings(context)),
  ),
  route(
    {
      method: 'put',
      path: '/api/settings/inquiries',
      tag: 'Settings',
      summary: 'Set who gets visitors’ inquiries, and duty hours',
      guard: staff('manageInquiries'),
      body: InquirySettingsChanges,
      responses: { 200: InquirySettings, 409: 'Changed by someone else' },
    },
    async (context, { body }, call) => call.json(await saveInquirySettings(context, body)),
  ),
  route(
    {
      method: 'get',
      path: '/api/inbox/first-answers',
      tag: 'inbox',
      summary: 'First response times in the last seven days',
      guard: staff(),
      responses: { 200: FirstAnswers },
    },
    async (context, _input, call) => call.json(await firstAnswers(context)),
  ),
]
