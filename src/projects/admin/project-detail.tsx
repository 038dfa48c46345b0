import { ReadRecord } from '../../admin/read-record.tsx'
import { PhotoCarousel } from '../../media/site/photo-carousel.tsx'
import { mapLink } from '../../shared/map-link.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/states.tsx'
import { type ProjectRecord, PropertyTypes } from '../rules.ts'
import { NearbyAmenities } from '../site/nearby-amenities.tsx'
import { ProjectDetails } from '../site/project-details.tsx'
import { projectWords } from '../site/project-words.ts'
import { useProject } from './project-calls.ts'
import { ProjectUnits } from './project-units.tsx'

/** All that is known of a project, to be read. */
export default function ProjectDetail({
  id,
  onClose,
  onEdit,
}: {
  /** Null for an address that names none. */
  id: number | null
  onClose: () => void
  onEdit: (project: ProjectRecord) => void
}) {
  const project = useProject(id)
  const { data } = project
  return (
    <Dialog open onClose={onClose} title={data?.name ?? 'Property'} width="wide">
      <DialogBody isRead>
        <ReadRecord id={id} record={project} kind="property" loading={<Loading />}>
          {(known) => <Known project={known} />}
        </ReadRecord>
      </DialogBody>
      {data && (
        <DialogActions>
          <ButtonLink look="quiet" href={mapLink(data)} target="_blank" rel="noopener">
            <span className="icon-map-pin before:size-4" />
            View on map
          </ButtonLink>
          <Button onClick={() => onEdit(data)}>Edit Project</Button>
        </DialogActions>
      )}
    </Dialog>
  )
}

function Known({ project }: { project: ProjectRecord }) {
  const { name, nameTh, propertyType, images, uniqueFeatures } = project
  const line = [nameTh, propertyType && PropertyTypes.labels[propertyType]].filter(Boolean)
  return (
    <div className="grid gap-8 text-sm">
      {images.length > 0 && (
        <div className="mx-auto w-full max-w-140">
          <PhotoCarousel images={images} name={name} size="card" />
        </div>
      )}
      {line.length > 0 && <p className="text-base text-ink-2">{line.join(' · ')}</p>}
      <NearbyAmenities project={project} />
      <ProjectDetails words={projectWords(project)}>
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
