import * as z from 'zod/mini'
import { listResponse, Page } from '../../../platform/http/page.ts'
import { route } from '../../../platform/http/route.ts'
import { givenUpJobs } from '../../../platform/jobs/given-up-jobs.ts'
import { ownJob } from '../../../platform/jobs/own-job.ts'
import { GivenUpJob, JobId, OwnJob } from '../../../platform/jobs/rules/job.ts'
import { staff } from '../guard.ts'
import { runAgain } from './run-again.ts'

const tag = 'Jobs'

export const jobRoutes = [
  route(
    {
      method: 'get',
      path: '/api/jobs',
      tag,
      summary: 'Work in the background that failed and is tried no more, the newest first',
      guard: staff('manageJobs'),
      query: Page,
      responses: { 200: z.array(GivenUpJob) },
    },
    async (context, { query }, call) => {
      const { tasks } = call.var.services.jobs
      const { jobs, total } = await givenUpJobs(context, tasks, query)
      return listResponse(call, jobs, total, query)
    },
  ),
  route(
    {
      method: 'get',
      path: '/api/jobs/{id}',
      tag,
      summary: 'How far a job is that one started oneself',
      guard: staff(),
      params: JobId,
      responses: { 200: OwnJob, 404: 'No such job of this user' },
    },
    async (context, { params }, call) =>
      call.json(await ownJob(context, call.var.services.jobs.tasks, params.id)),
  ),
  route(
    {
      method: 'post',
      path: '/api/jobs/{id}/run',
      tag,
      summary: 'Try a job again that was given up',
      guard: staff('manageJobs'),
      params: JobId,
      responses: { 204: 'It is tried again', 404: 'No such job is given up' },
    },
    async (context, { params }, call) => {
      await runAgain(context, call.var.services.jobs.tasks, params.id)
      return call.body(null, 204)
    },
  ),
]
