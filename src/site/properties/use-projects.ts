import { useEffect, useRef, useState } from 'react'
import type { ProjectSearch } from '../../records/projects/rules/project.ts'
import type { ProjectWithUnitCounts } from '../../records/projects/rules/project-response.ts'
import { type CardProject, cardProject } from '../../records/projects/site/card-project.ts'
import { callApiList } from '../../shared/api-client.ts'
import { useLanguage } from '../../ui/language.tsx'
import { useFetchAgain } from '../../ui/use-fetch-again.ts'
import {
  MAX_CARDS,
  type PropertiesQuery,
  projectSearchQuery,
  propertiesAddress,
  STEP,
} from './properties-query.ts'

/** The projects on screen with their search; `matching` is the total. */
export type ProjectResults = {
  search: ProjectSearch
  projects: readonly CardProject[]
  matching: number
}

type State = {
  found: ProjectResults
  /** The latest query. */
  query: PropertiesQuery
  status: 'ready' | 'loading' | 'failed'
}

/**
 * The projects on screen, and actions to filter them and to show more. The current projects stay until
 * the next ones are loaded; only the response to the latest search is shown.
 */
export function useProjects(initial: ProjectResults) {
  const language = useLanguage()
  const [state, setState] = useState<State>({
    found: initial,
    query: { search: initial.search, shown: initial.projects.length },
    status: 'ready',
  })
  const lastRequest = useRef(0)
  const latest = useRef(state.query)
  const { found, query, status } = state
  const fail = () => setState((now) => ({ ...now, status: 'failed' }))

  async function load(next: PropertiesQuery, isQuiet = false): Promise<void> {
    lastRequest.current += 1
    const request = lastRequest.current
    latest.current = next
    if (!isQuiet) setState((now) => ({ ...now, query: next, status: 'loading' }))
    const isContinued = projectSearchQuery(next.search) === projectSearchQuery(found.search)
    const from = isContinued && next.shown > found.projects.length ? found.projects.length : 0
    try {
      const { items, total } = await callProjects(next.search, next.shown - from, from)
      if (request !== lastRequest.current) return
      const projects = [
        ...found.projects.slice(0, from),
        ...items.map((one) => cardProject(one, language)),
      ]
      setState({
        found: { search: next.search, projects, matching: total },
        query: next,
        status: 'ready',
      })
    } catch {
      if (request === lastRequest.current && !isQuiet) fail()
    }
  }

  function filter(form: Record<string, unknown>): void {
    const apply = ({ search }: PropertiesQuery) => {
      if (projectSearchQuery(search) === projectSearchQuery(latest.current.search)) return
      const next = { search, shown: STEP }
      history.pushState(null, '', propertiesAddress(next))
      void load(next)
    }
    parse(form).then(apply, fail)
  }

  function showMore(): void {
    const next = { search: found.search, shown: found.projects.length + STEP }
    history.replaceState(null, '', propertiesAddress(next))
    void load(next)
  }

  useEffect(() => {
    const handlePopState = () => {
      const apply = (next: PropertiesQuery) => {
        if (propertiesAddress(next) !== propertiesAddress(latest.current)) void load(next)
      }
      parse(Object.fromEntries(new URLSearchParams(location.search))).then(apply, fail)
    }
    addEventListener('popstate', handlePopState)
    return () => removeEventListener('popstate', handlePopState)
  })

  useFetchAgain(() => {
    if (status === 'failed') void load(query)
    else if (status === 'ready' && query.shown <= MAX_CARDS) void load(query, true)
  })

  return {
    found,
    asked: query,
    is: status,
    filter: filter,
    showMore: showMore,
    retry: () => void load(query),
  }
}

// The schemas are as large as the page, so they are loaded on the first change.
async function parse(raw: Record<string, unknown>): Promise<PropertiesQuery> {
  const { readPropertiesQuery } = await import('./read-properties-query.ts')
  return readPropertiesQuery(raw)
}

function callProjects(search: ProjectSearch, limit: number, offset: number) {
  const query = projectSearchQuery(search)
  return callApiList<ProjectWithUnitCounts>(
    `/api/projects?${query && `${query}&`}limit=${limit}&offset=${offset}`,
  )
}
