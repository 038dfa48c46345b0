import type { DemoProject } from './demo-project.ts'
import { east } from './projects/east.ts'
import { innerSukhumvit } from './projects/inner-sukhumvit.ts'
import { nonthaburi } from './projects/nonthaburi.ts'
import { north } from './projects/north.ts'
import { outerSukhumvit } from './projects/outer-sukhumvit.ts'
import { ratchada } from './projects/ratchada.ts'
import { silomAndRiver } from './projects/silom-and-river.ts'
import { thonBuri } from './projects/thon-buri.ts'

/** The demo's projects in the order in which the agency took them on: the newest, shown first, last. */
export const demoProjects: DemoProject[] = [
  ...nonthaburi,
  ...east,
  ...thonBuri,
  ...north,
  ...ratchada,
  ...outerSukhumvit,
  ...silomAndRiver,
  ...innerSukhumvit,
]
