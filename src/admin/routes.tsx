import { lazy, Suspense } from 'react'
import { Navigate, Outlet, type RouteObject } from 'react-router'
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
import { TabScreen } from './tab-screens.tsx'
import { builtTabs, IMPORT_PAGE, importsPath, type ScreenModule } from './tabs.ts'

const KitPage = lazy(() => import('./kit/kit-page.tsx'))

/** The back office's screens by address. */
export function adminRoutes(): RouteObject[] {
  return [
    {
      element: <Frame />,
      errorElement: <ScreenError />,
      children: [
        {
          element: <Gate>{(user) => <Shell user={user} />}</Gate>,
          children: [
            { path: adminScreens.dashboard, element: <FirstScreen /> },
            ...builtTabs.map(({ path, screen }) => screenRoute(adminPath(path), screen)),
            ...builtTabs.flatMap(({ imports }) =>
              imports ? screenRoute(importsPath(imports), IMPORT_PAGE) : [],
            ),
          ],
        },
        { path: adminScreens.login, element: <SignIn /> },
        { path: adminScreens.kit, element: <Gate>{Kit}</Gate> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ]
}

function Kit() {
  return (
    <Suspense>
      <KitPage />
    </Suspense>
  )
}

/** A list, or one record of it. What breaks in it, or does not arrive, leaves the tabs in reach. */
function screenRoute(path: string, screen: ScreenModule) {
  return {
    path: `${path}/:id?`,
    element: <TabScreen key={path} screen={screen} />,
    errorElement: <ScreenError />,
  }
}

function Frame() {
  return (
    <Tooltips>
      <Outlet />
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
