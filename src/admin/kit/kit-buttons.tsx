import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Progress } from '../../ui/feedback/progress.tsx'
import { showToast } from '../../ui/feedback/toast-store.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { LineBadge } from '../../ui/line-badge.tsx'
import { ConfirmInline } from '../../ui/overlays/confirm-inline.tsx'
import { Tooltip } from '../../ui/overlays/tooltip.tsx'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

/** Buttons and badges. */
export function KitButtons() {
  return (
    <KitSection id="buttons" title="Buttons and badges">
      <KitRow columns={2}>
        <KitState name="Normal">
          <div className="flex flex-wrap gap-3">
            <Looks />
          </div>
        </KitState>
        <KitState name="Disabled">
          <div className="flex flex-wrap gap-3">
            <Looks disabled />
          </div>
        </KitState>
        <KitState name="Small, as a link, and in Thai">
          <div className="flex flex-wrap gap-3">
            <Button size="small">Save</Button>
            <ButtonLink variant="quiet" size="small" href="#buttons">
              View Details <span className="icon-arrow-right before:size-4" />
            </ButtonLink>
            <Button variant="quiet">
              <span lang="th">ค้นหาห้องชุดใกล้สถานีทองหล่อ</span>
            </Button>
          </div>
        </KitState>
        <KitState name="Busy: the words say so, work that takes longer is counted">
          <div className="grid max-w-80 gap-4">
            <Button disabled className="justify-self-start">
              Searching...
            </Button>
            <Progress label="Uploading pictures" done={4} total={12} unit="pictures" />
          </div>
        </KitState>
        <KitState name="Only a picture, with a tooltip after 700 ms">
          <div className="flex gap-2">
            <Tooltip text="Edit this unit">
              <IconButton label="Edit">
                <span className="icon-pencil" />
              </IconButton>
            </Tooltip>
            <Tooltip text="Delete this unit">
              <IconButton label="Delete">
                <span className="icon-trash" />
              </IconButton>
            </Tooltip>
            <IconButton label="Not allowed" disabled>
              <span className="icon-trash" />
            </IconButton>
          </div>
        </KitState>
        <KitState name="Asks in its place">
          <Deletion />
        </KitState>
        <KitState name="Badges">
          <div className="flex flex-wrap items-start gap-2.5">
            <Badge tone="success">Available</Badge>
            <Badge tone="warning">Reserved</Badge>
            <Badge tone="danger">Admin</Badge>
            <Badge tone="accent">Agent</Badge>
            <Badge>Lead</Badge>
            <Badge>
              <span lang="th">ผู้เช่า</span>
            </Badge>
          </div>
        </KitState>
        <KitState name="Lines in a table: teal for BTS and MRT">
          <div className="flex flex-wrap items-start gap-2.5">
            <LineBadge name="BTS Sukhumvit Line" />
            <LineBadge name="MRT Blue Line" />
            <LineBadge name="Airport Rail Link" />
          </div>
        </KitState>
      </KitRow>
    </KitSection>
  )
}

function Deletion() {
  const [isThere, setIsThere] = useState(true)
  if (!isThere) return <p className="text-sm text-ink-2">Deleted.</p>
  return (
    <ConfirmInline
      label="Delete unit 12A"
      question="Delete unit 12A?"
      onYes={() => {
        setIsThere(false)
        showToast('Unit deleted', 'Unit 12A is no longer listed.', 'plain', {
          label: 'Undo',
          icon: 'icon-undo-2',
          hint: 'Restore it from the list of deleted units',
          run: () => setIsThere(true),
        })
      }}
    >
      Delete
    </ConfirmInline>
  )
}

function Looks({ disabled = false }: { disabled?: boolean }) {
  return (
    <>
      <Button disabled={disabled}>Primary</Button>
      <Button variant="quiet" disabled={disabled}>
        Quiet
      </Button>
      <Button variant="plain" disabled={disabled}>
        Plain
      </Button>
      <Button variant="danger" disabled={disabled}>
        Danger
      </Button>
    </>
  )
}
