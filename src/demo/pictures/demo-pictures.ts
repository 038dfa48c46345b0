import { demoDevelopers } from '../developers.ts'
import { demoProjects } from '../projects.ts'
import { facadeOf } from './facade-plan.ts'
import { interior } from './interior.ts'
import { logo } from './logo.ts'
import { sharedPictures, viewPictures } from './outdoor-pictures.ts'
import { roomPictures } from './room-pictures.ts'

/** A picture of the demo inventory. `svg` draws it: 2400 by 1800, a logo 800 by 800; always the same. */
export type DemoPicture = {
  id: string
  kind: 'facade' | 'living' | 'bedroom' | 'kitchen' | 'bath' | 'view' | 'shared' | 'logo'
  svg: () => string
}

/** Every picture of the demo, each once. Which record shows which stands in picture-plan.ts. */
export function demoPictures(): DemoPicture[] {
  return [
    ...demoDevelopers.map(
      ({ key }): DemoPicture => ({
        id: logoId(key),
        kind: 'logo',
        svg: () => logo(key),
      }),
    ),
    ...demoProjects.map(
      (project): DemoPicture => ({
        id: facadeId(project.key),
        kind: 'facade',
        svg: () => facadeOf(project),
      }),
    ),
    ...roomPictures.map(
      ({ kind, plan, interior: spec }): DemoPicture => ({
        id: spec.id,
        kind: kind === 'second bedroom' ? 'bedroom' : kind,
        svg: () => interior(spec, plan),
      }),
    ),
    ...viewPictures.map(({ id, svg }): DemoPicture => ({ id, kind: 'view', svg })),
    ...sharedPictures.map(({ id, svg }): DemoPicture => ({ id, kind: 'shared', svg })),
  ]
}

export function facadeId(projectKey: string): string {
  return `facade-${projectKey}`
}

export function logoId(developerKey: string): string {
  return `logo-${developerKey}`
}
