/**
 * The component of every public page by its name, for the browser. Each page has its own folder:
 * `<name>/<name>-page.tsx` renders it, `<name>/<name>.server.ts` loads its data.
 */
export const pageModules = {
  home: () => import('./home/home-page.tsx'),
  search: () => import('./search/search-page.tsx'),
  'power-search': () => import('./power-search/power-search-page.tsx'),
  properties: () => import('./properties/properties-page.tsx'),
  project: () => import('./project/project-page.tsx'),
  developers: () => import('./developers/developers-page.tsx'),
  developer: () => import('./developer/developer-page.tsx'),
  station: () => import('./station/station-page.tsx'),
  line: () => import('./line/line-page.tsx'),
  area: () => import('./area/area-page.tsx'),
  saved: () => import('./saved/saved-page.tsx'),
  sent: () => import('./sent/sent-page.tsx'),
  viewed: () => import('./viewed/viewed-page.tsx'),
  unit: () => import('./unit/unit-page.tsx'),
  minutes: () => import('./minutes/minutes-page.tsx'),
  'not-found': () => import('./not-found/not-found-page.tsx'),
  problem: () => import('./problem/problem-page.tsx'),
}

export type PageName = keyof typeof pageModules
