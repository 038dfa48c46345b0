import type { DetailProps } from '../../../admin/record-form/open-record.tsx'
import { ReadRecord } from '../../../admin/record-list/read-record.tsx'
import { PhotoCarousel } from '../../../city/media/site/photo-carousel.tsx'
import { labelOf } from '../../../shared/fields/value-set.ts'
import { mapLink } from '../../../shared/map-link.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/language.tsx'
import type { ProjectRecord } from '../rules/project.ts'
import { PropertyTypes } from '../rules/project-sets.ts'
import { NearbyAmenities } from '../site/nearby-amenities.tsx'
import { ProjectDetails } from '../site/project-details.tsx'
import { projectTexts } from '../site/project-texts.ts'
import { useProject } from './project-calls.ts'
import { ProjectUnits } from './project-units.tsx'

/** The read-only view of a project with all of its fields. */
export default function ProjectDetail({ id, onClose, onEdit }: DetailProps<ProjectRecord>) {
  const project = useProject(id)
  return (
    <ReadRecord
      {...{ id, onClose }}
      record={project}
      kind="property"
      title={project.data?.name ?? 'Property'}
      width="wide"
      loading={<Loading />}
      actions={(record) => (
        <>
          <ButtonLink variant="quiet" href={mapLink(record)} target="_blank" rel="noopener">
            <span className="icon-map-pin before:size-4" />
            View on map
          </ButtonLink>
          <Button onClick={() => onEdit(record)}>Edit Project</Button>
        </>
      )}
    >
      {(record) => <ProjectSections project={record} />}
    </ReadRecord>
  )
}

function ProjectSections({ project }: { project: ProjectRecord }) {
  const language = useLanguage()
  const { name, nameTh, propertyType, images, uniqueFeatures } = project
  const line = [nameTh, propertyType && labelOf(PropertyTypes, propertyType, language)].filter(
    Boolean,
  )
  return (
    <div className="grid gap-8 text-sm">
      {images.length > 0 && (
        <div className="mx-auto w-full max-w-140">
          <PhotoCarousel images={images} name={name} size="card" />
        </div>
      )}
      {line.length > 0 && <p className="text-base text-ink-2">{line.join(' · ')}</p>}
      <NearbyAmenities project={project} />
      <ProjectDetails texts={projectTexts(project, language)}>
        {uniqueFeatures.length > 0 && (
          <div className="grid gap-1">
            <h3 className="text-sm font-medium tracking-normal text-ink-2">Unique features</h3>
            <p>{uniqueFeatures.join(' · ')}</p>
          </div>
        )}
      </ProjectDetails>
      <ProjectUnits project={project} />
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <Skeleton className="mx-auto aspect-3/2 w-full max-w-140" />
      <Skeleton className="h-5 w-64" />
      <Skeleton className="h-[50dvh] w-full" />
    </div>
  )
}
