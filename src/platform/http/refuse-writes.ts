import { createMiddleware } from 'hono/factory'
import { noRoom } from '../../disk-space.ts'
import type { EdgeVariables } from './edge.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Signing in and out writes little, and whoever makes room needs it; deleting makes room. */
const SMALL = /^\/api\/auth\//

/** Refuses writes with 507 while the disk has too little room, before anything of them is received. */
export const refuseWritesWithoutRoom = createMiddleware<EdgeVariables>(
  async ({ req, var: { services } }, next) => {
    const isSmall = READS.has(req.method) || req.method === 'DELETE' || SMALL.test(req.path)
    if (!isSmall && services.disk.isShort) throw noRoom()
    await next()
  },
)
