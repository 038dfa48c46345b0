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

const ofOthers = { 403: 'A task of others' }
const othersHidden = { 403: "The tasks of others are managers' to see" }

const task = recordRoutes('task', { path: '/api/tasks', tag: 'tasks', record: TaskRecord })

export const taskRoutes = [
  task.list(
    "One's own tasks, or those of others for whoever sees everybody's",
    TaskSearch,
    taskList,
    { refused: othersHidden },
  ),
  task.view(
    '/counts',
    'How many tasks match the filters, by the group of their day',
    TaskCounts,
    taskCounts,
    { query: TaskFilters, refused: othersHidden },
  ),
  task.view(
    '/due',
    "How many of one's own open tasks are due today or before",
    DueCount,
    async (context) => ({ due: await dueCount(context) }),
  ),
  task.create(TaskInput, addTask, { summary: 'Enter a task' }),
  task.read(
    async ({ db, actor }, id) => {
      const record = await taskRecord(db, id)
      if (!actor || !maySeeTask(actor, record)) throw new Refused(403, 'not_allowed')
      return record
    },
    { refused: ofOthers },
  ),
  task.change(TaskChange, changeTask, {
    summary: 'Change or complete a task; completing one that repeats makes the next one',
    refused: ofOthers,
  }),
  task.remove(deleteTask, { refused: ofOthers }),
  task.restore(restoreTask, { refused: ofOthers }),
]
