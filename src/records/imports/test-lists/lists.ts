import type { TestList } from './list.ts'
import { outsideAgents } from './outside-agents.ts'
import { outsideBoards } from './outside-boards.ts'
import { outsideDevelopers } from './outside-developers.ts'
import { outsideOffices } from './outside-offices.ts'
import { outsideProjects } from './outside-projects.ts'
import { ownLists } from './own-lists.ts'

/** Lists by somebody who did not know the readers, with what each row means to a careful reader. */
export const outsideLists: readonly TestList[] = [
  ...outsideAgents,
  ...outsideOffices,
  ...outsideBoards,
  ...outsideProjects,
  ...outsideDevelopers,
]

export const testLists: readonly TestList[] = [...ownLists, ...outsideLists]
