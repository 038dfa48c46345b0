import { activityRoutes } from './activity/api.ts'
import { calendarRoutes } from './calendar/api.ts'
import { contactRoutes } from './contacts/api.ts'
import { contactListRoutes } from './contacts/lists/api.ts'
import { mergeRoutes } from './contacts/merge/api.ts'
import { newDetailRoutes } from './contacts/new-details/api.ts'
import { dealRoutes } from './deals/api.ts'
import { figureRoutes } from './deals/figures/api.ts'
import { pipelineSettingsRoutes } from './deals/settings/api.ts'
import { developerRoutes } from './developers/api.ts'
import { draftRoutes } from './drafts/api.ts'
import { dutyRoutes } from './duty/api.ts'
import { eventRoutes } from './events/api.ts'
import { finderRoutes } from './finder/api.ts'
import { geocoderRoutes } from './geocoder/api.ts'
import { importRoutes } from './imports/api.ts'
import { importUploadRoutes } from './imports/uploads/api.ts'
import { answerRoutes } from './inbox/answers/api.ts'
import { inboxRoutes } from './inbox/api.ts'
import { attachmentRoutes } from './inbox/attachments/api.ts'
import { messageRoutes } from './inbox/messages/api.ts'
import { inquiryRoutes } from './inquiries/api.ts'
import { jobRoutes } from './jobs/api.ts'
import { mapRoutes } from './map/api.ts'
import { mediaRoutes } from './media/api.ts'
import { notificationRoutes } from './notifications/api.ts'
import { placeRoutes } from './places/api.ts'
import { projectRoutes } from './projects/api.ts'
import { railRoutes } from './rail/api.ts'
import { scanRoutes } from './scans/api.ts'
import { scanUploadRoutes } from './scans/uploads/api.ts'
import { sendRoutes } from './sends/api.ts'
import { staffRoutes } from './staff/api.ts'
import { savedFilterRoutes } from './staff/saved-filters/api.ts'
import { taskRoutes } from './tasks/api.ts'
import { unitRoutes } from './units/api.ts'
import { unitListRoutes } from './units/lists/api.ts'
import { unplannedRoutes } from './unplanned/api.ts'
import { viewingRoutes } from './viewings/api.ts'
import { writingRoutes } from './writing/api.ts'

/** Every route of the API, domain by domain. */
export const routes = [
  ...staffRoutes,
  ...savedFilterRoutes,
  ...eventRoutes,
  ...activityRoutes,
  ...jobRoutes,
  ...notificationRoutes,
  ...dutyRoutes,
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
  ...sendRoutes,
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
  ...unplannedRoutes,
]
