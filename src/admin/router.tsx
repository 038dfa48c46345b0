import { createBrowserRouter, Navigate, Outlet } from 'react-router'
import NotFoundPage from '../site/not-found-page.tsx'
import { LoginPage } from '../staff/admin/login-page.tsx'
import { useSignedIn } from '../staff/admin/signed-in.ts'
import { Toaster } from '../ui/toaster.tsx'
import { Dashboard } from './dashboard.tsx'
import { ScreenError } from './screen-error.tsx'
import { adminScreens } from './screens.ts'

/** The back office's screens by address. */
export function makeRouter() {
  return createBrowserRouter([
    {
      element: <Frame />,
      errorElement: <ScreenError />,
      children: [
        { path: adminScreens.dashboard, element: <Gate /> },
        { path: adminScreens.login, element: <SignIn /> },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ])
}

function Frame() {
  return (
    <>
      <Outlet />
      <Toaster />
    </>
  )
}

/** Who may not open the dashboard sees the sign-in form in its place. */
function Gate() {
  const user = useSignedIn()
  return user?.permissions.openDashboard ? <Dashboard user={user} /> : <LoginPage />
}

function SignIn() {
  const user = useSignedIn()
  return user?.permissions.openDashboard ? (
    <Navigate to={adminScreens.dashboard} replace />
  ) : (
    <LoginPage />
  )
}
