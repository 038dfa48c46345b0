import * as z from 'zod/mini'
import { deleteUnusedPictures } from './city/media/delete-unused-pictures.ts'
import { deleteAbandonedUploads } from './platform/http/delete-abandoned-uploads.ts'
import { deleteOldKeys } from './platform/http/idempotency/delete-old-keys.ts'
import { deleteFinishedJobs } from './platform/jobs/delete-finished-jobs.ts'
import { type Task, task } from './platform/jobs/task.ts'
import { compareContactsTask } from './records/contacts/duplicates/compare-contacts.ts'
import { checkImportTask } from './records/imports/checking/check-import-task.ts'
import { deleteExpiredChecks } from './records/imports/delete-expired-checks.ts'
import { runImportTask } from './records/imports/run-import.ts'
import { notifyToConfirm } from './records/units/notify-to-confirm.ts'
import { assignMessageTask } from './sales/inbox/assignment/assign-message.ts'
import { escalateUnansweredTask } from './sales/inbox/assignment/escalate-unanswered.ts'
import { remindUnassignedTask } from './sales/inbox/assignment/remind-unassigned.ts'
import { deleteUnsentFiles } from './sales/inbox/attachments/receive-attachment.ts'
import { deleteOldRawMail } from './sales/inbox/mail/raw-mail.ts'
import { sendMessageTask } from './sales/inbox/messages/send-message.ts'
import { deleteExpiredShortlists } from './sales/shortlists/delete-expired-shortlists.ts'
import { notifySoonTask } from './sales/viewings/notify-soon.ts'
import { purgeTrash } from './team/activity/purge-trash.ts'
import { deleteExpiredNotifications } from './team/notifications/delete-expired-notifications.ts'
import { deliverWaitingTask } from './team/notifications/deliver-waiting.ts'
import { mailNotificationTask } from './team/notifications/mail/mail-notification.ts'
import { pushNotificationTask } from './team/notifications/push/push-notification.ts'
import { notifyDue } from './team/tasks/notify-due.ts'
import { remindTask } from './team/tasks/remind-task.ts'
import { draftJob } from './words/drafts/draft-job.ts'
import { deleteExpiredScans } from './words/scans/discard-scan.ts'
import { readScansTask } from './words/scans/read-scans-task.ts'
import { deleteExpiredCompletions } from './words/writing/model/model-job.ts'
import { rewriteJob } from './words/writing/rewrite-job.ts'

const nightly = { retries: 3, pause: 60, payload: z.object({}) }

/** Every kind of background work. Times are Bangkok's. */
export const tasks: readonly Task[] = [
  checkImportTask,
  runImportTask,
  deleteExpiredChecks,
  sendMessageTask,
  assignMessageTask,
  escalateUnansweredTask,
  remindUnassignedTask,
  pushNotificationTask,
  mailNotificationTask,
  deliverWaitingTask,
  remindTask,
  rewriteJob.task,
  draftJob.task,
  notifySoonTask,
  readScansTask,
  task({
    ...nightly,
    name: 'notify-tasks-due',
    daily: '08:30',
    label: () => 'Notify of due tasks',
    run: async (context, _payload, { now }) => notifyDue(context, now()),
  }),
  task({
    ...nightly,
    name: 'notify-to-confirm',
    daily: '09:00',
    label: () => 'Notify of homes to confirm',
    run: async (context, _payload, { now }) => notifyToConfirm(context, now()),
  }),
  task({
    ...nightly,
    name: 'delete-expired-notifications',
    daily: '03:10',
    label: () => 'Delete old notifications',
    run: async (context) => deleteExpiredNotifications(context),
  }),
  compareContactsTask,
  task({
    ...nightly,
    name: 'delete-abandoned-uploads',
    daily: '03:20',
    label: () => 'Delete cut-off uploads',
    run: async (_context, _payload, { now }) => deleteAbandonedUploads(now()),
  }),
  task({
    ...nightly,
    name: 'delete-expired-keys',
    daily: '03:25',
    label: () => 'Delete old request keys',
    run: async (context) => deleteOldKeys(context),
  }),
  task({
    ...nightly,
    name: 'delete-unsent-files',
    daily: '03:15',
    label: () => 'Delete unsent files',
    run: async (context) => deleteUnsentFiles(context),
  }),
  task({
    ...nightly,
    name: 'delete-old-raw-mail',
    daily: '03:20',
    label: () => 'Delete old emails as they came',
    run: async (context) => deleteOldRawMail(context),
  }),
  task({
    ...nightly,
    // Stored with its schedule: it was first for rewritten texts only.
    name: 'delete-expired-completions',
    daily: '03:45',
    label: () => 'Delete old model requests',
    run: async (context) => deleteExpiredCompletions(context),
  }),
  task({
    ...nightly,
    name: 'delete-expired-scans',
    daily: '03:18',
    label: () => 'Delete notes that were not added',
    run: async (context) => deleteExpiredScans(context),
  }),
  task({
    ...nightly,
    name: 'delete-expired-shortlists',
    daily: '03:28',
    label: () => 'Delete what was sent to deleted contacts',
    run: async (context) => deleteExpiredShortlists(context),
  }),
  task({
    ...nightly,
    // After the trash, whose records may be the last that have a picture.
    name: 'delete-unused-pictures',
    daily: '03:50',
    label: () => 'Delete pictures that nothing shows',
    run: async (context) => deleteUnusedPictures(context),
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
