import { useEffect, useRef, useState } from 'react'
import type { PublicProject } from '../../projects/answer-rules.ts'
import type { ProjectSearch } from '../../projects/rules.ts'
import { type CardProject, cardProject } from '../../projects/site/card-project.ts'
import { callApiList } from '../../shared/api-client.ts'
import { type Asked, projectSearchQuery, propertiesAddress, readAsked, STEP } from './asked.ts'

/** The projects on screen: those of a search, as far as they are shown, and how many it finds. */
export type Found = { search: ProjectSearch; projects: readonly CardProject[]; matching: number }

type State = {
  found: Found
  /** What is asked for beyond that. */
  asked: Asked
  is: 'here' | 'coming' | 'failed'
}

/**
 * The projects on screen, and how to see others or more of them. What stands stays until what follows is
 * there; of several searches only the last one's answer is shown.
 */
export function useProjects(first: Found) {
  const [state, setState] = useState<State>({
    found: first,
    asked: { search: first.search, shown: first.projects.length },
    is: 'here',
  })
  const last = useRef(0)
  const { found, asked, is } = state

  async function read(next: Asked): Promise<void> {
    last.current += 1
    const mine = last.current
    setState((now) => ({ ...now, asked: next, is: 'coming' }))
    const goesOn = projectSearchQuery(next.search) === projectSearchQuery(found.search)
    const from = goesOn && next.shown > found.projects.length ? found.projects.length : 0
    try {
      const { items, total } = await callProjects(next.search, next.shown - from, from)
      if (mine !== last.current) return
      const projects = [...found.projects.slice(0, from), ...items.map(cardProject)]
      setState({
        found: { search: next.search, projects, matching: total },
        asked: next,
        is: 'here',
      })
    } catch {
      if (mine === last.current) setState((now) => ({ ...now, is: 'failed' }))
    }
  }

  function look(search: ProjectSearch): void {
    if (projectSearchQuery(search) === projectSearchQuery(asked.search)) return
    const next = { search, shown: STEP }
    history.pushState(null, '', propertiesAddress(next))
    void read(next)
  }

  function more(): void {
    const next = { search: found.search, shown: found.projects.length + STEP }
    history.replaceState(null, '', propertiesAddress(next))
    void read(next)
  }

  useEffect(() => {
    const back = () => {
      const next = readAsked(Object.fromEntries(new URLSearchParams(location.search)))
      if (propertiesAddress(next) !== propertiesAddress(asked)) void read(next)
    }
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  })

  return { found, asked, is, look, more, retry: () => void read(asked) }
}

function callProjects(search: ProjectSearch, limit: number, offset: number) {
  const query = projectSearchQuery(search)
  return callApiList<PublicProject>(
    `/api/projects?${query && `${query}&`}limit=${limit}&offset=${offset}`,
  )
}
