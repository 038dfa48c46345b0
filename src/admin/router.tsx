import { lazy, Suspense } from 'react'
import { createBrowserRouter, Navigate, Outlet } from 'react-router'
import { adminPath } from '../shared/paths.ts'
import NotFoundPage from '../site/not-found/not-found-page.tsx'
import { LoginPage } from '../staff/admin/login-page.tsx'
import { useSignedIn } from '../staff/admin/signed-in.ts'
import { Toaster } from '../ui/toaster.tsx'
import { Tooltips } from '../ui/tooltip.tsx'
import { FirstScreen } from './first-screen.tsx'
import { Gate } from './gate.tsx'
import { ScreenError } from './screen-error.tsx'
import { adminScreens } from './screens.ts'
import { Shell } from './shell.tsx'
import { loadScreen } from './tab-screens.ts'
import { builtTabs, type Tab } from './tabs.ts'

const KitPage = lazy(() => import('./kit/kit-page.tsx'))

/** The back office's screens by address. */
export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <ScreenError />,
      children: [
        {
          element: <Gate>{(user) => <Shell user={user} />}</Gate>,
          children: [
            { path: adminScreens.dashboard, element: <FirstScreen /> },
            ...builtTabs.map(tabRoute),
          ],
        },
        { path: adminScreens.login, element: <SignIn /> },
        { path: adminScreens.kit, element: <Gate>{() => <KitPage />}</Gate> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ])
}

/** A tab, or one record of it. What breaks in it, or does not arrive, leaves the other tabs in reach. */
function tabRoute(tab: Tab) {
  const Screen = lazy(() => loadScreen(tab))
  return {
    path: `${adminPath(tab.path)}/:id?`,
    element: <Screen />,
    errorElement: <ScreenError />,
  }
}

function Frame() {
  return (
    <Tooltips>
      <Suspense>
        <Outlet />
      </Suspense>
      <Toaster />
    </Tooltips>
  )
}

function SignIn() {
  const user = useSignedIn()
  return user?.permissions.openDashboard ? (
    <Navigate to={adminScreens.dashboard} replace />
  ) : (
    <LoginPage />
  )
}
