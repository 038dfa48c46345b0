import { lazy } from 'react'
import { NewestInquiries } from '../inquiries/admin/newest-inquiries.tsx'
import { loadScreen } from './tab-screens.ts'
import { builtTabs, DEFAULT_TAB } from './tabs.ts'

const tab = builtTabs.find(({ path }) => path === DEFAULT_TAB)
const DefaultScreen = tab && lazy(() => loadScreen(tab))

/** What `/admin` itself shows: the default tab, and until that is built, what arrived last. */
export function FirstScreen() {
  if (DefaultScreen) return <DefaultScreen />
  return (
    <>
      <title>Admin · Sathani</title>
      <h1 className="sr-only">Admin Dashboard</h1>
      <NewestInquiries />
    </>
  )
}
