import { useQuery } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { UnitDeals } from '../../../../sales/deals/admin/of-record/deals-of.tsx'
import type { ShareWay } from '../../../../sales/shortlists/rules/shortlist.ts'
import { HomeViewings } from '../../../../sales/viewings/admin/home-viewings.tsx'
import { ScheduleViewing } from '../../../../sales/viewings/admin/schedule-viewing.tsx'
import { ApiError } from '../../../../shared/api-client.ts'
import type { Language } from '../../../../shared/language.ts'
import { ErrorState, Skeleton } from '../../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Sheet, SheetBody } from '../../../../ui/overlays/sheet.tsx'
import { useLeaveGuard } from '../../../../ui/overlays/use-leave-guard.ts'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { useOnline } from '../../../../ui/use-online.ts'
import type { UnitRecord } from '../../rules/unit.ts'
import { floorText } from '../../site/format-floor.ts'
import { unitName } from '../../site/unit-name.ts'
import { unitQuery, useCopyUnit, useDeleteUnit, useSetStatus, useShowUnit } from '../unit-calls.ts'
import { ContactAgent } from './contact-agent.tsx'
import { OwnerLine } from './owner-line.tsx'
import { PersonCard } from './person-card.tsx'
import { UnitFacts } from './unit-facts.tsx'
import { UnitFigures } from './unit-figures.tsx'
import { UnitFooter } from './unit-footer.tsx'
import { UnitGallery } from './unit-gallery.tsx'
import { UnitHeader } from './unit-header.tsx'
import { UnitHistory } from './unit-history.tsx'
import { UnitInquiries } from './unit-inquiries.tsx'
import { UnitNotes } from './unit-notes.tsx'
import { UnitProject } from './unit-project.tsx'
import { UnitState } from './unit-state.tsx'
import { UnitWords } from './unit-words.tsx'
import type { Neighbours } from './use-neighbours.ts'
import { useSwipe } from './use-swipe.ts'
import { useUnitKeys } from './use-unit-keys.ts'

/** One unit in a side sheet over the list it was opened from. */
export default function UnitSheet({
  id,
  row,
  neighbours,
  onClose,
  onEdit,
  onSend,
  onOpen,
  returnsTo,
}: {
  /** Null when the id in the URL is invalid. */
  id: number | null
  /** The unit as its list has it, shown until it is read. */
  row: UnitRecord | undefined
  neighbours: Neighbours
  onClose: () => void
  onEdit: (unit: UnitRecord) => void
  onSend: (unit: UnitRecord, by: ShareWay | null) => void
  /** Opens another unit. */
  onOpen: (id: number) => void
  /** The button that opened what was over it until now, which gets the focus. */
  returnsTo: RefObject<'edit' | 'send' | null>
}) {
  const language = useLanguage()
  const { permissions } = useStaff()
  const isOnline = useOnline()
  const isNarrow = useNarrow()
  const read = useQuery({ ...unitQuery(id), ...(row && { placeholderData: row }) })
  const setStatus = useSetStatus()
  const show = useShowUnit()
  const copy = useCopyUnit()
  const remove = useDeleteUnit()
  const [isAsking, setAsking] = useState(false)
  const [isScheduling, setScheduling] = useState(false)
  const swipe = useSwipe(neighbours)
  useUnitKeys(neighbours)
  const unit = read.data
  const title = titleOf(unit ?? row)
  const actions = unit
    ? [
        ...(permissions.deleteUnits
          ? [
              {
                label: 'Delete',
                icon: 'icon-trash',
                disabled: !isOnline,
                onSelect: () => setAsking(true),
              },
            ]
          : []),
        {
          label: 'Duplicate',
          icon: 'icon-copy',
          disabled: !isOnline,
          onSelect: () => copy.mutateOnce(unit, { onSuccess: (made) => onOpen(made.id) }),
        },
        {
          label: 'Print sheet',
          icon: 'icon-printer',
          disabled: !isOnline || !unit.showOnWebsite,
          onSelect: () => onSend(unit, 'pdf'),
        },
        {
          label: 'Schedule Viewing',
          icon: 'icon-calendar-plus',
          disabled: !isOnline,
          onSelect: () => setScheduling(true),
        },
      ]
    : []
  return (
    <Sheet
      open
      leaveGuard={useLeaveGuard(0, onClose)}
      title={title}
      width="wide"
      header={
        <UnitHeader
          title={title}
          description={(unit ?? row) ? descriptionOf((unit ?? row) as UnitRecord, language) : ''}
          menu={[...actions].reverse()}
          {...{ neighbours, onClose }}
        />
      }
    >
      <div className="flex min-h-0 flex-1 flex-col text-sm" {...swipe}>
        <SheetBody
          key={id}
          side={
            unit && (
              <div className="grid gap-3.5">
                <PersonCard title="Owner" person={unit.ownerContact} />
                <PersonCard
                  title="Agent"
                  person={unit.agentContact}
                  actions={unit.agentContact && <ContactAgent unit={unit} />}
                />
                <UnitDeals id={unit.id} />
                <UnitInquiries id={unit.id} />
              </div>
            )
          }
        >
          {unit ? (
            <div className="grid grid-cols-1 gap-6 max-sm:gap-5">
              <p aria-hidden="true" className="-mb-2 text-lg leading-snug font-strong md:hidden">
                {title}
                <span className="block text-sm font-normal text-ink-2">
                  {descriptionOf(unit, language)}
                </span>
              </p>
              {!isOnline && (
                <p role="status" className="rounded-card bg-warning-wash px-4 py-2 text-warning">
                  You are offline. This is what was read last; nothing can be changed.
                </p>
              )}
              {[setStatus, show, copy].map((save, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: always the same ones
                <RefusalAlert key={index} save={save} />
              ))}
              <section
                aria-label="Price, status and website"
                className="grid max-md:gap-3 md:overflow-hidden md:rounded-card md:border md:border-line md:bg-card"
              >
                <UnitFigures unit={unit} />
                <UnitState
                  unit={unit}
                  isOffline={!isOnline}
                  onStatus={(status, lease) => setStatus.mutate({ unit, status, lease })}
                  onShow={() => show.mutate(unit)}
                />
              </section>
              {isNarrow && unit.ownerContact && <OwnerLine owner={unit.ownerContact} />}
              <UnitGallery
                images={unit.images.length > 0 ? unit.images : unit.project.images}
                name={unitName(unit.project.name, unit.unitNumber, language)}
              />
              <UnitFacts unit={unit} />
              <UnitWords unit={unit} />
              <UnitNotes id={unit.id} />
              <UnitProject unit={unit} />
              <HomeViewings unitId={unit.id} />
              <UnitHistory id={unit.id} />
            </div>
          ) : (
            <Missing {...{ id, read }} />
          )}
        </SheetBody>
      </div>
      {unit && (
        <UnitFooter
          {...{ unit, actions, isAsking, returnsTo }}
          isOffline={!isOnline}
          onStay={() => setAsking(false)}
          onDelete={() => {
            // Closed first, so that a unit that is gone is not read again.
            onClose()
            remove.mutate(unit)
          }}
          onEdit={() => onEdit(unit)}
          // Visitors may see no hidden home, also when it is sent.
          onSend={unit.showOnWebsite ? () => onSend(unit, null) : null}
        />
      )}
      {unit && isScheduling && (
        <ScheduleViewing unitIds={[unit.id]} onClose={() => setScheduling(false)} />
      )}
    </Sheet>
  )
}

/** Shown while the unit is missing, failed or loading. */
function Missing({
  id,
  read: { error, isError, refetch },
}: {
  id: number | null
  read: { error: Error | null; isError: boolean; refetch: () => unknown }
}) {
  const isGone = id === null || (error instanceof ApiError && error.status === 404)
  if (isGone) return <p className="text-base">This unit could not be found.</p>
  if (isError)
    return <ErrorState title="The unit could not be read." retry={() => void refetch()} />
  return (
    <div aria-busy="true" className="grid gap-6">
      <Skeleton className="h-44 w-full" />
      <Skeleton className="aspect-2/1 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  )
}

function titleOf(unit: UnitRecord | undefined): string {
  return unit ? `${unit.unitNumber} · ${unit.project.name}` : 'Unit'
}

function descriptionOf({ id, project, floor }: UnitRecord, language: Language): string {
  return [project.nameTh, floor !== null && floorText(floor, language), `ID ${id}`]
    .filter(Boolean)
    .join(' · ')
}
