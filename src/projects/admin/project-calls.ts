import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../admin/call.ts'
import { uploadTo } from '../../admin/upload-pictures.ts'
import { type Subject, useSave } from '../../admin/use-save.ts'
import type { BuiltYears, ProjectRecord, ProjectSort, PropertyType } from '../rules.ts'
import type { ProjectValues } from './project-values.ts'

type Stored = { id: number; version: number }

/** What a saved project changes. */
export const projectSubjects: readonly Subject[] = [
  'projects',
  'developers',
  'units',
  'stats',
  'audit',
  'trash',
]

/** One page of the projects; the rows of the last one stay until it is there. */
export function useProjects(query: {
  search: string
  type: PropertyType | undefined
  year: BuiltYears | undefined
  sort: ProjectSort
  limit: number
  offset: number
}) {
  return useQuery({
    queryKey: ['projects', 'list', query],
    queryFn: ({ signal }) => callList('get /api/projects', { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** One project, or none where no id is given. */
export function useProject(id: number | null) {
  return useQuery({
    queryKey: ['projects', 'one', id],
    queryFn: ({ signal }) => call('get /api/projects/{id}', { params: { id: String(id) }, signal }),
    enabled: id !== null,
  })
}

export function useSaveProject() {
  const create = useSave({
    send: (body: ProjectValues) => call('post /api/projects', { body }),
    changes: projectSubjects,
    done: (project) => ({ title: 'Property created successfully', text: stationsOf(project) }),
    failed: 'Failed to create property',
    isToldByForm: true,
  })
  const update = useSave({
    send: ({ id, version, ...changes }: Partial<ProjectValues> & Stored) =>
      call('put /api/projects/{id}', {
        params: { id: String(id) },
        body: { ...changes, version },
      }),
    changes: projectSubjects,
    done: ({ name }) => ({ title: 'Property updated successfully', text: name }),
    failed: 'Failed to update project',
    isToldByForm: true,
  })
  return { create, update }
}

export function useDeleteProject() {
  return useSave({
    send: ({ id }: ProjectRecord) =>
      call('delete /api/projects/{id}', { params: { id: String(id) } }),
    changes: projectSubjects,
    done: (_, { id, name }) => ({
      title: 'Property deleted successfully',
      text: `${name} can be brought back for 30 days.`,
      undo: () => call('post /api/projects/{id}/restore', { params: { id: String(id) } }),
    }),
    failed: 'Failed to delete project',
    nameOf: ({ name }) => name,
  })
}

/** What lies near a project, in one line. */
export function stationsOf({ name, nearestStation, nearbyStations }: ProjectRecord): string {
  if (!nearestStation) return `${name}: No stations found within 1km of this location.`
  const others = nearbyStations.length - 1
  return `${name}: near ${nearestStation.name}${others > 0 ? ` and ${others} more` : ''}`
}

export const uploadProjectImage = uploadTo('projects', 'Upload failed, please try again')
