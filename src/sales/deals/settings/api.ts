import { route } from '../../../platform/http/route.ts'
import { staff } from '../../../team/staff/guard.ts'
import { PipelineSettings, PipelineSettingsChanges } from '../rules/pipeline-settings.ts'
import { pipelineSettings, savePipelineSettings } from './pipeline-settings.ts'

export const pipelineSettingsRoutes = [
  route(
    {
      method: 'get',
      path: '/api/settings/pipeline',
      tag: 'Settings',
      summary: 'When deals go stale in each stage, and the won and lost reasons',
      guard: staff(),
      responses: { 200: PipelineSettings },
    },
    async (context, _input, call) => call.json(await pipelineSettings(context)),
  ),
  route(
    {
      method: 'put',
      path: '/api/settings/pipeline',
      tag: 'Settings',
      summary: 'Change the settings of the pipeline',
      guard: staff('managePipeline'),
      body: PipelineSettingsChanges,
      responses: { 200: PipelineSettings, 409: 'Changed by someone else' },
    },
    async (context, { body }, call) => call.json(await savePipelineSettings(context, body)),
  ),
]
