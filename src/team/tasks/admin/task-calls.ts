import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../admin/calls/call.ts'
import { recordCalls } from '../../../admin/calls/record-calls.ts'
import { useSave } from '../../../admin/calls/use-save.ts'
import { useDeleteRecord } from '../../../admin/record-list/use-delete-record.ts'
import type { TaskFilters, TaskInput, TaskRecord, TaskSearch } from '../rules/task.ts'

const tasks = recordCalls('tasks', '/api/tasks', { listsWhole: true })

/** The first tasks that match. */
export const tasksQuery = (search: TaskSearch, limit: number) => tasks.list({ ...search, limit })

/** How many match in each group, and how many were completed. */
export const taskCountsQuery = (query: TaskFilters) =>
  tasks.view('/counts', { query }, { keepsPrevious: true })

/** One's own tasks of today, and those overdue. */
export const dueTasksQuery = tasks.view('/due', {})

/** One; disabled without an id. */
export const taskQuery = tasks.one

export const useTask = (id: number | null) => useQuery(taskQuery(id))

/** Whom a text names: of these texts, in their order, the first that begins with a contact's name. */
export function mentionedQuery(names: readonly string[]) {
  return queryOptions({
    queryKey: ['contacts', 'mentioned', names],
    queryFn: ({ signal, meta }) =>
      call('get /api/leads/mentioned', { query: { names: [...names] }, signal, meta }),
    enabled: names.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** What a task is changed by: its id and version. */
export type TaskRow = Pick<TaskRecord, 'id' | 'title' | 'version' | 'status'>

/** Changes a task's status at once, with Undo; a task that repeats gets its next one. */
export function useChangeStatus() {
  return useSave({
    send: ({ task, status }: { task: TaskRow; status: TaskRecord['status'] }) =>
      tasks.change(task.id, { status, version: task.version }),
    done: (after, { task, status }) => ({
      title: status === 'completed' ? 'Task completed' : 'Task updated',
      text: after.nextId === null ? task.title : `${task.title}. The next one has been scheduled.`,
      undo: () => tasks.change(task.id, { status: task.status, version: after.version }),
    }),
    failed: 'Failed to update task',
    nameOf: ({ task }) => task.title,
    paints: ({ task, status }) => ({ subject: 'tasks', ids: [task.id], fields: { status } }),
  })
}

export function useDeleteTask() {
  return useDeleteRecord<TaskRow>({
    kind: 'task',
    nameOf: ({ title }) => title,
    calls: tasks,
  })
}

/** Adds a task from the quick line, with Undo. */
export function useAddTask(describe: (task: TaskRecord) => string) {
  return useSave({
    send: (body: TaskInput) => tasks.create(body),
    done: (task) => ({
      title: 'Task added',
      text: describe(task),
      undo: () => tasks.remove(task.id),
    }),
    failed: 'Failed to create task',
    isShownByForm: true,
  })
}
