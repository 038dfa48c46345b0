import { lazy, type ReactNode, Suspense } from 'react'
import { createBrowserRouter, Navigate, Outlet } from 'react-router'
import NotFoundPage from '../site/not-found/not-found-page.tsx'
import { LoginPage } from '../staff/admin/login-page.tsx'
import { useSignedIn } from '../staff/admin/signed-in.ts'
import type { Actor } from '../staff/rules.ts'
import { Toaster } from '../ui/toaster.tsx'
import { Tooltips } from '../ui/tooltip.tsx'
import { Dashboard } from './dashboard.tsx'
import { ScreenError } from './screen-error.tsx'
import { adminScreens } from './screens.ts'

const KitPage = lazy(() => import('./kit/kit-page.tsx'))

/** The back office's screens by address. */
export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <ScreenError />,
      children: [
        {
          path: adminScreens.dashboard,
          element: <Gate>{(user) => <Dashboard user={user} />}</Gate>,
        },
        { path: adminScreens.login, element: <SignIn /> },
        { path: adminScreens.kit, element: <Gate>{() => <KitPage />}</Gate> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ])
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

/** Who may not open the dashboard sees the sign-in form in its place. */
function Gate({ children }: { children: (user: Actor) => ReactNode }) {
  const user = useSignedIn()
  return user?.permissions.openDashboard ? children(user) : <LoginPage />
}

function SignIn() {
  const user = useSignedIn()
  return user?.permissions.openDashboard ? (
    <Navigate to={adminScreens.dashboard} replace />
  ) : (
    <LoginPage />
  )
}
