import { NewestInquiries } from '../inquiries/admin/newest-inquiries.tsx'
import { TabScreen } from './tab-screens.tsx'
import { defaultTab } from './tabs.ts'

/** What `/admin` itself shows: the default tab, and until that is built, what arrived last. */
export function FirstScreen() {
  if (defaultTab) return <TabScreen tab={defaultTab} />
  return (
    <>
      <title>Admin · Sathani</title>
      <h1 className="sr-only">Admin Dashboard</h1>
      <NewestInquiries />
    </>
  )
}
