import { useQuery } from '@tanstack/react-query'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { uploadTo } from '../../../admin/record-form/upload-pictures.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import { changedInput, newInput } from '../../../shared/fields/from-table/form-values.ts'
import type { ProjectRecord } from '../rules/project.ts'
import { projectFields } from '../rules/project-fields.ts'
import type { ProjectValues } from './project-values.ts'

const projects = recordCalls('projects', '/api/projects', { listsWhole: true })

export const projectsQuery = projects.list
export const projectQuery = projects.one

export const useProject = (id: number | null) => useQuery(projectQuery(id))

export function useSaveProject() {
  return useSaveRecord({
    created: 'Property created successfully',
    updated: 'Property updated successfully',
    describe: ({ name }) => name,
    describeNew: stationsOf,
    post: (values: ProjectValues) => projects.create(newInput(projectFields, values)),
    put: (id, { version, ...changes }) =>
      projects.change(id, { ...changedInput(projectFields, changes), version }),
  })
}

export function useDeleteProject() {
  return useDeleteRecord<ProjectRecord>({
    kind: 'project',
    title: 'property',
    nameOf: ({ name }) => name,
    isOftenRefused: true,
    calls: projects,
  })
}

/** The stations near a project, in one line. */
export function stationsOf({ name, nearestStation, nearbyStations }: ProjectRecord): string {
  if (!nearestStation) return `${name}: No stations found within 1km of this location.`
  const others = nearbyStations.length - 1
  return `${name}: near ${nearestStation.name}${others > 0 ? ` and ${others} more` : ''}`
}

export const uploadProjectImage = uploadTo('projects', 'Upload failed, please try again')
