import { NewestInquiries } from '../inquiries/admin/newest-inquiries.tsx'
import { TabScreen } from './tab-screens.tsx'
import { builtTabs, defaultTab } from './tabs.ts'

/** Whether a tab shows the inquiries: then `/admin` itself need not. */
export const hasInbox = builtTabs.some(({ path }) => path === 'inbox')

/** What `/admin` itself shows: the default tab, and what arrived last as long as there is no inbox for it. */
export function FirstScreen() {
  return (
    <>
      <TabScreen screen={defaultTab.screen} />
      {!hasInbox && <NewestInquiries />}
    </>
  )
}
