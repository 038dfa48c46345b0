import { geocoderRoutes } from './city/geocoder/api.ts'
import { mapRoutes } from './city/map/api.ts'
import { mediaRoutes } from './city/media/api.ts'
import { placeRoutes } from './city/places/api.ts'
import { railRoutes } from './city/rail/api.ts'
import { contactRoutes } from './records/contacts/api.ts'
import { contactListRoutes } from './records/contacts/lists/api.ts'
import { mergeRoutes } from './records/contacts/merge/api.ts'
import { newDetailRoutes } from './records/contacts/new-details/api.ts'
import { developerRoutes } from './records/developers/api.ts'
import { finderRoutes } from './records/finder/api.ts'
import { importRoutes } from './records/imports/api.ts'
import { importUploadRoutes } from './records/imports/uploads/api.ts'
import { projectRoutes } from './records/projects/api.ts'
import { unitRoutes } from './records/units/api.ts'
import { unitListRoutes } from './records/units/lists/api.ts'
import { calendarRoutes } from './sales/calendar/api.ts'
import { dealRoutes } from './sales/deals/api.ts'
import { figureRoutes } from './sales/deals/figures/api.ts'
import { pipelineSettingsRoutes } from './sales/deals/settings/api.ts'
import { followUpRoutes } from './sales/follow-ups/api.ts'
import { inboxRoutes } from './sales/inbox/api.ts'
import { attachmentRoutes } from './sales/inbox/attachments/api.ts'
import { answerRoutes } from './sales/inbox/canned-replies/api.ts'
import { messageRoutes } from './sales/inbox/messages/api.ts'
import { inquiryRoutes } from './sales/inquiries/api.ts'
import { openWorkRoutes } from './sales/open-work/api.ts'
import { shortlistRoutes } from './sales/shortlists/api.ts'
import { viewingRoutes } from './sales/viewings/api.ts'
import { activityRoutes } from './team/activity/api.ts'
import { agencyRoutes } from './team/agency/api.ts'
import { dutyRoutes } from './team/duty/api.ts'
import { notificationRoutes } from './team/notifications/api.ts'
import { undoRoutes } from './team/record/undo/api.ts'
import { staffRoutes } from './team/staff/api.ts'
import { eventRoutes } from './team/staff/events/api.ts'
import { jobRoutes } from './team/staff/jobs/api.ts'
import { savedFilterRoutes } from './team/staff/saved-filters/api.ts'
import { taskRoutes } from './team/tasks/api.ts'
import { undoVerbs } from './undo-verbs.ts'
import { draftRoutes } from './words/drafts/api.ts'
import { scanRoutes } from './words/scans/api.ts'
import { scanUploadRoutes } from './words/scans/uploads/api.ts'
import { writingRoutes } from './words/writing/api.ts'

/** Every route of the API, domain by domain. */
export const routes = [
  ...staffRoutes,
  ...savedFilterRoutes,
  ...eventRoutes,
  ...activityRoutes,
  ...undoRoutes(undoVerbs),
  ...jobRoutes,
  ...notificationRoutes,
  ...dutyRoutes,
  ...agencyRoutes,
  ...taskRoutes,
  ...mediaRoutes,
  ...placeRoutes,
  ...geocoderRoutes,
  ...railRoutes,
  ...mapRoutes,
  ...developerRoutes,
  ...projectRoutes,
  ...contactListRoutes,
  ...newDetailRoutes,
  ...mergeRoutes,
  ...contactRoutes,
  ...unitListRoutes,
  ...unitRoutes,
  ...finderRoutes,
  ...shortlistRoutes,
  ...importRoutes,
  ...importUploadRoutes,
  ...figureRoutes,
  ...dealRoutes,
  ...pipelineSettingsRoutes,
  ...viewingRoutes,
  ...draftRoutes,
  ...writingRoutes,
  ...scanRoutes,
  ...scanUploadRoutes,
  ...inboxRoutes,
  ...answerRoutes,
  ...messageRoutes,
  ...attachmentRoutes,
  ...inquiryRoutes,
  ...calendarRoutes,
  ...followUpRoutes,
  ...openWorkRoutes,
]
