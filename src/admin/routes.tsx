import { type LoaderFunctionArgs, Navigate, Outlet, type RouteObject } from 'react-router'
import { threadCountsQuery } from '../sales/inbox/admin/inbox-calls.ts'
import { adminPath } from '../shared/paths.ts'
import NotFoundPage from '../site/not-found/not-found-page.tsx'
import { notFoundTexts } from '../site/not-found/not-found-texts.ts'
import { agencyQuery } from '../team/agency/admin/agency-calls.ts'
import { unreadQuery } from '../team/notifications/admin/notification-calls.ts'
import { LoginPage } from '../team/staff/admin/login-page.tsx'
import { useSignedIn } from '../team/staff/admin/signed-in.ts'
import { dueTasksQuery } from '../team/tasks/admin/task-calls.ts'
import { Toaster } from '../ui/feedback/toaster.tsx'
import { Tooltips } from '../ui/overlays/tooltip.tsx'
import { prefetchContext } from './calls/prefetch.ts'
import { Gate } from './gate.tsx'
import { ScreenError } from './screen/screen-error.tsx'
import { adminScreens } from './screens.ts'
import { Shell } from './shell.tsx'
import { toConfirmQuery } from './tab-number.tsx'
import { loaderOf, TabScreen } from './tab-screens.tsx'
import { defaultTab, type ScreenModule, screens } from './tabs.ts'
import { totalsQuery } from './totals-query.ts'

/** The routes of the back office with loaders, titles and screens. */
export const adminRoutes: RouteObject[] = [
  {
    element: <Frame />,
    errorElement: <ScreenError />,
    children: [
      {
        element: <Gate>{(user) => <Shell user={user} />}</Gate>,
        loader: loadShell,
        children: [
          {
            path: adminScreens.dashboard,
            element: <TabScreen screen={defaultTab.screen} />,
            loader: loadDashboard,
            handle: { title: defaultTab.label },
          },
          ...screens.map(({ path, module, title }) => screenRoute(adminPath(path), module, title)),
        ],
      },
      { path: adminScreens.login, element: <SignIn /> },
      { path: '*', element: <NotFound />, handle: { title: notFoundTexts.title } },
    ],
  },
]

/** For those who work here with the tabs, so that they find on. */
function NotFound() {
  const user = useSignedIn()
  if (user?.permissions.openDashboard) {
    return (
      <Shell user={user}>
        <NotFoundPage />
      </Shell>
    )
  }
  return (
    <main>
      <NotFoundPage />
    </main>
  )
}

/** The route of a screen. Errors in it leave the tab bar usable. */
function screenRoute(path: string, screen: ScreenModule, title: string): RouteObject {
  return {
    path,
    element: <TabScreen key={path} screen={screen} />,
    errorElement: <ScreenError />,
    loader: loaderOf(screen),
    handle: { title },
  }
}

/** Loads the data of the layout: the totals, the bell's number and the counts in the tabs. */
async function loadShell({ context }: LoaderFunctionArgs): Promise<void> {
  const prefetch = context.get(prefetchContext)
  await Promise.all([
    prefetch(totalsQuery),
    prefetch(unreadQuery),
    prefetch(toConfirmQuery),
    prefetch(threadCountsQuery),
    prefetch(dueTasksQuery),
  ])
}

/** Loads the first screen: the default tab, and whether the agency still has invented values. */
async function loadDashboard(args: LoaderFunctionArgs): Promise<null> {
  const prefetch = args.context.get(prefetchContext)
  await Promise.all([loaderOf(defaultTab.screen)(args), prefetch(agencyQuery)])
  return null
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
