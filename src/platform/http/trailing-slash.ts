import { createMiddleware } from 'hono/factory'
import type { EdgeVariables } from './edge.ts'

/** Redirects every path with a trailing slash to the one without, with its query (308). */
export const withoutTrailingSlash = createMiddleware<EdgeVariables>(async (call, next) => {
  const { pathname, search } = new URL(call.req.url)
  let end = pathname.length
  while (pathname[end - 1] === '/') end--
  if (end === 0 || end === pathname.length) return next()
  let start = 0
  // `//host/` would lead to another site.
  while (pathname[start + 1] === '/') start++
  return call.redirect(pathname.slice(start, end) + search, 308)
})
