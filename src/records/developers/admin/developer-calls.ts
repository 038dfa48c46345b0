import { useQuery } from '@tanstack/react-query'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { useSaveRecord } from '../../../admin/record-form/use-save-record.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import type { DeveloperRecord } from '../rules/developer.ts'

const developers = recordCalls('developers', '/api/developers', { listsWhole: true })

/** The values of a developer in its form. */
export type DeveloperValues = {
  name: string
  website: string
  foundedYear: number | null
  logo: string | null
  description: string
}

export const developersQuery = developers.list
export const developerQuery = developers.one

export const useDeveloper = (id: number | null) => useQuery(developerQuery(id))

export function useSaveDeveloper() {
  return useSaveRecord({
    created: 'Developer created successfully',
    updated: 'Developer updated successfully',
    describe: ({ name }) => name,
    post: (values: DeveloperValues) => developers.create(values),
    put: developers.change,
  })
}

export function useDeleteDeveloper() {
  return useDeleteRecord<DeveloperRecord>({
    kind: 'developer',
    nameOf: ({ name }) => name,
    isOftenRefused: true,
    calls: developers,
  })
}
