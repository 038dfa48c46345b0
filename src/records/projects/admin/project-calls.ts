import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call, callList } from '../../../admin/calls/call.ts'
import { uploadTo } from '../../../admin/record-form/upload-pictures.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import { changedInput, newInput } from '../../../shared/fields/from-table/form-values.ts'
import type { ProjectRecord } from '../rules/project.ts'
import { projectFields } from '../rules/project-fields.ts'
import type { BuiltYears, ProjectSort, PropertyType } from '../rules/project-sets.ts'
import type { ProjectValues } from './project-values.ts'

/** One page of projects; while it loads, the rows of the previous page stay. */
export function projectsQuery(query: {
  search: string
  type: PropertyType | undefined
  year: BuiltYears | undefined
  sort: ProjectSort
  limit: number
  offset: number
}) {
  return queryOptions({
    queryKey: ['projects', 'list', query],
    queryFn: ({ signal, meta }) => callList('get /api/projects', { query, signal, meta }),
    placeholderData: keepPreviousData,
  })
}

/** One project; disabled without an id. */
export function projectQuery(id: number | null) {
  return queryOptions({
    queryKey: ['projects', 'one', id],
    queryFn: ({ signal, meta }) =>
      call('get /api/projects/{id}', { params: { id: String(id) }, signal, meta }),
    enabled: id !== null,
  })
}

export const useProject = (id: number | null) => useQuery(projectQuery(id))

export function useSaveProject() {
  return useSaveRecord({
    created: 'Property created successfully',
    updated: 'Property updated successfully',
    describe: ({ name }) => name,
    describeNew: stationsOf,
    post: (values: ProjectValues) =>
      call('post /api/projects', { body: newInput(projectFields, values) }),
    put: (id, { version, ...changes }) =>
      call('put /api/projects/{id}', {
        params: { id: String(id) },
        body: { ...changedInput(projectFields, changes), version },
      }),
  })
}

export function useDeleteProject() {
  return useDeleteRecord<ProjectRecord>({
    kind: 'project',
    title: 'property',
    nameOf: ({ name }) => name,
    remove: (params) => call('delete /api/projects/{id}', { params }),
    restore: (params) => call('post /api/projects/{id}/restore', { params }),
  })
}

/** The stations near a project, in one line. */
export function stationsOf({ name, nearestStation, nearbyStations }: ProjectRecord): string {
  if (!nearestStation) return `${name}: No stations found within 1km of this location.`
  const others = nearbyStations.length - 1
  return `${name}: near ${nearestStation.name}${others > 0 ? ` and ${others} more` : ''}`
}

export const uploadProjectImage = uploadTo('projects', 'Upload failed, please try again')
