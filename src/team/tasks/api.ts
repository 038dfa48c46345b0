import { Refused } from '../../refused.ts'
import { recordRoutes } from '../record/record-routes.ts'
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

const ofOthers = { 403: 'Someone else’s task' }
const othersHidden = { 403: 'Only managers see others’ tasks' }

const task = recordRoutes('task', { path: '/api/tasks', tag: 'tasks', record: TaskRecord })

export const taskRoutes = [
  task.list('Your tasks, or everyone’s for those who may see them', TaskSearch, taskList, {
    refused: othersHidden,
  }),
  task.view('/counts', 'Number of matching tasks by due group', TaskCounts, taskCounts, {
    query: TaskFilters,
    refused: othersHidden,
  }),
  task.view(
    '/due',
    'Number of your open tasks due today or earlier',
    DueCount,
    async (context) => ({ due: await dueCount(context) }),
  ),
  task.create(TaskInput, addTask, { summary: 'Create a task' }),
  task.read(
    async ({ db, actor }, id) => {
      const record = await taskRecord(db, id)
      if (!actor || !maySeeTask(actor, record)) throw new Refused(403, 'not_allowed')
      return record
    },
    { refused: ofOthers },
  ),
  task.change(TaskChange, changeTask, {
    summary: 'Update or complete a task; completing a repeating one creates the next',
    refused: ofOthers,
  }),
  task.remove(deleteTask, { refused: ofOthers }),
  task.restore(restoreTask, { refused: ofOthers }),
]
