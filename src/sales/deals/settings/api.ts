import { settingsRoutes } from '../../../team/record/settings-routes.ts'
import { PipelineSettings, PipelineSettingsChanges } from '../rules/pipeline-settings.ts'
import { pipelineSettings, savePipelineSettings } from './pipeline-settings.ts'

export const pipelineSettingsRoutes = settingsRoutes('pipeline_settings', {
  path: '/api/settings/pipeline',
  record: PipelineSettings,
  changes: PipelineSettingsChanges,
  summaries: [
    'When deals go stale and how probable they are in each stage, and the won and lost reasons',
    'Change the settings of the pipeline',
  ],
  maySave: 'managePipeline',
  read: (context) => pipelineSettings(context),
  save: savePipelineSettings,
})
