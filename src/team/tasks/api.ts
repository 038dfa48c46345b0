import * as z from 'zod/mini'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { Refused } from '../../refused.ts'
import { mayRestore, staff } from '../staff/guard.ts'
import { deleteTask, restoreTask } from './delete-task.ts'
import { maySeeTask } from './rules/may-change-task.ts'
import {
  DueCount,
  TaskChange,
  TaskCounts,
  TaskFilters,
  TaskInput,
  TaskRecord,
  TaskSearch,
} from './rules/task.ts'
import { addTask, changeTask } from './save-task.ts'
import { taskRecord } from './store.ts'
import { dueCount, taskCounts, taskList } from './task-list.ts'

const tag = 'tasks'

export const taskRoutes = [
  route(
    {
      method: 'get',
      path: '/api/tasks',
      tag,
      summary: 'Your tasks, or everyone’s for those who may see them',
      guard: staff(),
      query: z.extend(TaskSearch, Page.shape),
      responses: { 200: z.array(TaskRecord), 403: 'Only managers see others’ tasks' },
    },
    async (context, { query }, call) => {
      const { tasks, total } = await taskList(context, query, query)
      return listResponse(call, tasks, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/tasks/counts',
      tag,
      summary: 'Number of matching tasks by due group',
      guard: staff(),
      query: TaskFilters,
      responses: { 200: TaskCounts, 403: 'Only managers see others’ tasks' },
    },
    async (context, { query }, call) => call.json(await taskCounts(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/tasks/due',
      tag,
      summary: 'Number of your open tasks due today or earlier',
      guard: staff(),
      responses: { 200: DueCount },
    },
    async (context, _input, call) => call.json({ due: await dueCount(context) }),
  ),
  route(
    {
      method: 'post',
      path: '/api/tasks',
      tag,
      summary: 'Create a task',
      guard: staff(),
      once: true,
      body: TaskInput,
      responses: { 201: TaskRecord },
    },
    async (context, { body }, call) => call.json(await addTask(context, body), 201),
  ),
  route(
    {
      method: 'get',
      path: '/api/tasks/{id}',
      tag,
      summary: 'A task',
      guard: staff(),
      params: IdParams,
      responses: { 200: TaskRecord, 403: 'Someone else’s task', 404: 'No such task' },
    },
    async ({ db, actor }, { params }, call) => {
      const task = await taskRecord(db, params.id)
      if (!actor || !maySeeTask(actor, task)) throw new Refused(403, 'not_allowed')
      return call.json(task)
    },
  ),
  route(
    {
      method: 'put',
      path: '/api/tasks/{id}',
      tag,
      summary: 'Update or complete a task; completing a repeating one creates the next',
      guard: staff(),
      params: IdParams,
      body: TaskChange,
      responses: {
        200: TaskRecord,
        403: 'Someone else’s task',
        404: 'No such task',
        409: 'Changed since',
      },
    },
    async (context, { params, body }, call) =>
      call.json(await changeTask(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/tasks/{id}',
      tag,
      summary: 'Delete a task',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Deleted', 403: 'Someone else’s task', 404: 'No such task' },
    },
    async (context, { params }, call) => {
      await deleteTask(context, params.id)
      return call.body(null, 204)
    },
  ),
  route(
    {
      method: 'post',
      path: '/api/tasks/{id}/restore',
      tag,
      summary: 'Restore a task deleted in the last 30 days',
      guard: mayRestore('task'),
      params: IdParams,
      responses: { 200: TaskRecord, 403: 'Someone else’s task', 404: 'Nothing to restore' },
    },
    async (context, { params }, call) => call.json(await restoreTask(context, params.id)),
  ),
]
