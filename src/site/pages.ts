import type { ComponentType } from 'react'
import type { PageName, PageProps } from './page.ts'

/**
 * The public pages by name: the module whose default export draws one, for the server and the browser
 * alike. `module` names it in the build's manifest, so that the document can ask for it at once.
 */
export const pageModules = {
  home: { module: 'src/site/home-page.tsx', load: () => import('./home-page.tsx') },
  search: {
    module: 'src/units/site/search-page.tsx',
    load: () => import('../units/site/search-page.tsx'),
  },
  unit: {
    module: 'src/units/site/unit-page.tsx',
    load: () => import('../units/site/unit-page.tsx'),
  },
  notFound: { module: 'src/site/not-found-page.tsx', load: () => import('./not-found-page.tsx') },
  problem: { module: 'src/site/problem-page.tsx', load: () => import('./problem-page.tsx') },
}

/** The component that draws a page. */
export function pageComponent(name: PageName): Promise<ComponentType<PageProps>> {
  const known = components.get(name)
  if (known) return known
  const component = pageModules[name].load().then((module: { default: unknown }) => {
    // Safe: a page's props are made for the component of its own name, which `publicPage` checks.
    return module.default as ComponentType<PageProps>
  })
  components.set(name, component)
  component.catch(() => components.delete(name))
  return component
}

// An import that is done costs the module loader as much as a small page costs to render.
const components = new Map<PageName, Promise<ComponentType<PageProps>>>()
