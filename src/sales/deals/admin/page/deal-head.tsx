import { Link, useLocation, useNavigate } from 'react-router'
import { RefusalAlert } from '../../../../admin/record-list/refusal-alert.tsx'
import { type ListState, OPENED } from '../../../../admin/record-list/use-list-address.ts'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import type { ContactRecord } from '../../../../records/contacts/rules/contact.ts'
import { labelOf } from '../../../../shared/fields/value-set.ts'
import { adminPath } from '../../../../shared/paths.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { inPageClick } from '../../../../ui/in-page-click.ts'
import { useLanguage } from '../../../../ui/language.tsx'
import { useNarrow } from '../../../../ui/style/use-narrow.ts'
import { DealStages } from '../../rules/deal.ts'
import type { DealRecord } from '../../rules/deal-record.ts'
import { mayChangeDeal, mayDeleteDeal } from '../../rules/deal-rights.ts'
import type { useDeleteDeal } from '../deal-calls.ts'
import { DealMenu } from './deal-menu.tsx'
import { ReachButtons } from './reach-buttons.tsx'

/** Leads to the board, as it was left. */
export function BackToPipeline() {
  const navigate = useNavigate()
  const { state } = useLocation()
  return (
    <Link
      to={adminPath('pipeline')}
      onClick={state === OPENED ? inPageClick(() => void navigate(-1)) : undefined}
      className="inline-flex min-h-(--press) flex-none items-center gap-2 whitespace-nowrap text-ink-2 hover:text-ink max-md:min-w-11"
    >
      <span className="icon-arrow-left before:size-4" />
      <span className="max-md:sr-only">Back to Pipeline</span>
    </Link>
  )
}

/** Where one is, the ways to reach the contact, and what is done with the whole deal. */
export function DealHead({
  deal,
  contact,
  list,
  remove,
}: {
  deal: DealRecord
  /** Undefined while it is read, and when it is deleted. */
  contact: ContactRecord | undefined
  list: ListState
  remove: ReturnType<typeof useDeleteDeal>
}) {
  const language = useLanguage()
  const navigate = useNavigate()
  const isNarrow = useNarrow()
  const { dealName, stage, column, status } = deal
  const staff = useStaff()
  const [mayChange, mayDelete] = [mayChangeDeal(staff, deal), mayDeleteDeal(staff, deal)]
  const isEditing = list.get('edit') !== ''
  const edit = isEditing ? list.close : list.open
  // From the board, because nothing of a deleted deal can be read again.
  async function leaveAndDelete(): Promise<void> {
    await navigate(adminPath('pipeline'), { replace: true })
    remove.mutate(deal)
  }
  const tone = status === 'won' ? 'success' : status === 'lost' ? 'danger' : 'accent'
  return (
    <>
      <header className="dense flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="flex min-w-0 flex-1 items-center gap-3 max-md:gap-0 md:basis-104">
          <BackToPipeline />
          <div className="grid min-w-0 gap-x-3 md:flex md:items-center md:border-l md:border-line md:pl-3">
            <h1
              className="min-w-0 leading-snug font-strong max-md:truncate max-md:text-lg md:line-clamp-2 md:text-base"
              title={dealName}
            >
              {dealName}
            </h1>
            <span className="truncate text-ink-2 md:hidden">{deal.contact.name}</span>
            <Badge
              tone={tone}
              className={`flex-none max-md:mt-1 max-md:w-fit ${stage === column ? 'max-md:hidden' : ''}`}
            >
              {labelOf(DealStages, stage, language)}
            </Badge>
          </div>
        </div>
        <div className="flex flex-wrap items-center gap-1.5">
          {!isNarrow && contact && (
            <>
              <ReachButtons contact={contact} />
              <SaveContact deal={deal} />
            </>
          )}
          {mayChange && (
            <Button
              variant="quiet"
              size="small"
              className="px-2.5! max-md:min-w-11"
              onClick={() => edit({ edit: isEditing ? null : 1 })}
            >
              <span className={`before:size-4 ${isEditing ? 'icon-x' : 'icon-pencil'}`} />
              <span className="max-md:sr-only">{isEditing ? 'Cancel' : 'Edit'}</span>
            </Button>
          )}
          <DealMenu
            deal={deal}
            contact={isNarrow ? contact : undefined}
            onDelete={mayDelete ? () => void leaveAndDelete() : null}
          />
        </div>
      </header>
      {!mayChange && (
        <p className="text-ink-2">{`Won by ${deal.assignedTo}. Only they, managers and admins can change it.`}</p>
      )}
      <RefusalAlert save={remove} />
    </>
  )
}

function SaveContact({ deal: { id, contact } }: { deal: DealRecord }) {
  return (
    <a
      href={`/api/deals/${id}/vcard`}
      download
      aria-label={`Save Contact ${contact.name}`}
      className="icon-contact inline-flex min-h-(--press) items-center gap-2 rounded-control border border-line bg-card px-2.5 font-medium whitespace-nowrap before:size-4 hover:border-field"
    >
      Save Contact
    </a>
  )
}
