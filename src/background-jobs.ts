import * as z from 'zod/mini'
import { deleteAbandonedUploads } from './platform/http/delete-abandoned-uploads.ts'
import { deleteOldKeys } from './platform/http/idempotency/delete-old-keys.ts'
import { deleteFinishedJobs } from './platform/jobs/delete-finished-jobs.ts'
import { type Task, task } from './platform/jobs/task.ts'
import { compareContactsTask } from './records/contacts/duplicates/compare-contacts.ts'
import { checkImportTask } from './records/imports/checking/check-import-task.ts'
import { forgetOldChecks } from './records/imports/forget-old-checks.ts'
import { runImportTask } from './records/imports/run-import.ts'
import { tellToConfirm } from './records/units/tell-to-confirm.ts'
import { forgetUnsentFiles } from './sales/inbox/attachments/receive-attachment.ts'
import { handOverMessageTask } from './sales/inbox/hand-over/hand-over-message.ts'
import { tellUntakenTask } from './sales/inbox/hand-over/tell-untaken.ts'
import { sendMessageTask } from './sales/inbox/messages/send-message.ts'
import { forgetSends } from './sales/sends/forget-sends.ts'
import { tellSoonTask } from './sales/viewings/tell-soon.ts'
import { purgeTrash } from './team/activity/purge-trash.ts'
import { deliverWaitingTask } from './team/notifications/deliver-waiting.ts'
import { forgetOldNotices } from './team/notifications/forget-old-notices.ts'
import { mailNotificationTask } from './team/notifications/mail/mail-notification.ts'
import { pushNotificationTask } from './team/notifications/push/push-notification.ts'
import { remindTask } from './team/tasks/remind-task.ts'
import { tellDue } from './team/tasks/tell-due.ts'
import { draftJob } from './words/drafts/draft-job.ts'
import { forgetScans } from './words/scans/discard-scan.ts'
import { readScansTask } from './words/scans/read-scans-task.ts'
import { forgetModelAnswers } from './words/writing/model/model-job.ts'
import { rewriteJob } from './words/writing/rewrite-job.ts'

const nightly = { retries: 3, pause: 60, payload: z.object({}) }

/** Every kind of background work. Times are Bangkok's. */
export const tasks: readonly Task[] = [
  checkImportTask,
  runImportTask,
  forgetOldChecks,
  sendMessageTask,
  handOverMessageTask,
  tellUntakenTask,
  pushNotificationTask,
  mailNotificationTask,
  deliverWaitingTask,
  remindTask,
  rewriteJob.task,
  draftJob.task,
  tellSoonTask,
  readScansTask,
  task({
    ...nightly,
    name: 'tell-tasks-due',
    daily: '08:30',
    label: () => 'Tell which tasks are due',
    run: async (context, _payload, { now }) => tellDue(context, now()),
  }),
  task({
    ...nightly,
    name: 'tell-to-confirm',
    daily: '09:00',
    label: () => 'Tell which homes are to be confirmed',
    run: async (context, _payload, { now }) => tellToConfirm(context, now()),
  }),
  task({
    ...nightly,
    name: 'forget-old-notices',
    daily: '03:10',
    label: () => 'Forget old notices',
    run: async (context) => forgetOldNotices(context),
  }),
  compareContactsTask,
  task({
    ...nightly,
    name: 'forget-cut-off-uploads',
    daily: '03:20',
    label: () => 'Delete cut-off uploads',
    run: async (_context, _payload, { now }) => deleteAbandonedUploads(now()),
  }),
  task({
    ...nightly,
    name: 'forget-old-keys',
    daily: '03:25',
    label: () => 'Forget old keys of requests',
    run: async (context) => deleteOldKeys(context),
  }),
  task({
    ...nightly,
    name: 'forget-unsent-files',
    daily: '03:15',
    label: () => 'Forget files that were not sent',
    run: async (context) => forgetUnsentFiles(context),
  }),
  task({
    ...nightly,
    // Stored with its schedule: it was first for rewritten texts only.
    name: 'forget-rewrites',
    daily: '03:45',
    label: () => 'Forget what models were asked',
    run: async (context) => forgetModelAnswers(context),
  }),
  task({
    ...nightly,
    name: 'forget-scans',
    daily: '03:18',
    label: () => 'Forget notes that were not added',
    run: async (context) => forgetScans(context),
  }),
  task({
    ...nightly,
    name: 'forget-sends',
    daily: '03:28',
    label: () => 'Forget what was sent to deleted contacts',
    run: async (context) => forgetSends(context),
  }),
  task({
    ...nightly,
    name: 'purge-trash',
    daily: '03:30',
    label: () => 'Empty the trash',
    run: async (context) => purgeTrash(context),
  }),
  deleteFinishedJobs,
]
