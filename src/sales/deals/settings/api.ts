import { settingsRoutes } from '../../../team/record/settings-routes.ts'
import { PipelineSettings, PipelineSettingsChanges } from '../rules/pipeline-settings.ts'
import { pipelineSettings, savePipelineSettings } from './pipeline-settings.ts'

export const pipelineSettingsRoutes = settingsRoutes('pipeline_settings', {
  path: '/api/settings/pipeline',
  record: PipelineSettings,
  changes: PipelineSettingsChanges,
  summaries: [
    'After how many days a deal is stale in each stage, and why deals are won and lost',
    'Change the settings of the pipeline',
  ],
  maySave: 'managePipeline',
  read: (context) => pipelineSettings(context),
  save: savePipelineSettings,
})
