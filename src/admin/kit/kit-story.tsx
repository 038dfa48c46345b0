import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextAreaField } from '../../ui/fields/field.tsx'
import { type Stage, StageLine } from '../../ui/timeline/stage-line.tsx'
import { Timeline, type TimelineEntry, type TimelineKind } from '../../ui/timeline/timeline.tsx'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

const stages: readonly Stage[] = [
  { id: 'lead', label: 'Lead In', note: '3 Nov' },
  { id: 'qualified', label: 'Qualified', note: '5 Nov' },
  { id: 'option', label: 'Send Option' },
  { id: 'viewing', label: 'Viewing Schedule', note: '9 Nov' },
  { id: 'hold', label: 'On Hold', kind: 'siding' },
  { id: 'negotiation', label: 'Negotiation' },
  { id: 'contract', label: 'Contract' },
  { id: 'transfer', label: 'Ownership Transfer' },
  { id: 'won', label: 'Won', kind: 'won' },
  { id: 'lost', label: 'Lost', kind: 'lost' },
]

const kinds: readonly TimelineKind[] = [
  { id: 'note', label: 'Note', icon: 'icon-notebook-pen' },
  { id: 'call', label: 'Call', icon: 'icon-phone', tone: 'accent' },
  { id: 'email', label: 'Email', icon: 'icon-mail' },
  { id: 'change', label: 'Change', icon: 'icon-flag', tone: 'success' },
]

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()

const initialEntries: readonly TimelineEntry[] = [
  {
    id: 1,
    at: hoursAgo(0),
    kind: 'call',
    title: (
      <>
        <b className="font-medium">Call</b>, 6 min
      </>
    ),
    text: 'Liked 24A, worried about the west sun. Wants to see 12C before deciding; husband is back on Thursday.',
    author: 'Ploy Arunrat',
  },
  {
    id: 2,
    at: hoursAgo(24),
    kind: 'change',
    title: (
      <>
        <b className="font-medium">Change</b>: Send Option to Viewing Schedule
      </>
    ),
    author: 'Ploy Arunrat',
  },
]
const earlier: TimelineEntry = {
  id: 3,
  at: '2026-09-01T11:05:00Z',
  kind: 'note',
  title: <b className="font-medium">Note, scanned</b>,
  text: <span lang="th">งบไม่เกิน 18 ล้าน มีแมวหนึ่งตัว ที่จอดรถหนึ่งคัน</span>,
  author: 'Ploy Arunrat',
}

/** The stages and the timeline of a deal. */
export function KitStory() {
  const [stage, setStage] = useState('viewing')
  const [kind, setKind] = useState<string | null>(null)
  const [entries, setEntries] = useState(initialEntries)
  const [failed, setFailed] = useState(true)
  const shown = stages.map((each) =>
    each.id === stage && !each.note ? { ...each, note: 'since today' } : each,
  )
  const story = { kinds, kind: null, onKind: () => {}, older: null }
  const empty = { title: 'Nothing happened yet', hint: 'Add the first note.' }
  return (
    <KitSection
      id="story"
      title="Stages and timelines"
      hint="Arrow keys move along the line, Enter stops there."
    >
      <KitState name="Where a deal is">
        <Card>
          <StageLine label="Deal stage" stages={shown} value={stage} onChange={setStage} />
        </Card>
      </KitState>
      <KitState name="Not one's own to move">
        <Card>
          <StageLine
            label="Stage of another"
            stages={stages}
            value="hold"
            onChange={setStage}
            disabled
          />
        </Card>
      </KitState>
      <KitRow columns={2}>
        <KitState name="A timeline with its composer">
          <Timeline
            title="Deal activity"
            count={14}
            entries={entries}
            kinds={kinds}
            kind={kind}
            onKind={setKind}
            loading={false}
            error={null}
            empty={empty}
            older={
              entries.length === initialEntries.length
                ? { onOlder: () => setEntries([...initialEntries, earlier]), busy: false }
                : null
            }
          >
            <div className="grid gap-2">
              <TextAreaField label="Note" rows={2} />
              <Button size="small" className="justify-self-end">
                Add note
              </Button>
            </div>
          </Timeline>
        </KitState>
        <div className="grid gap-7">
          <KitState name="On its way">
            <Timeline {...story} title="Activity" entries={[]} loading error={null} empty={empty} />
          </KitState>
          <KitState name="Empty">
            <Timeline
              {...story}
              title="Empty activity"
              entries={[]}
              loading={false}
              error={null}
              empty={empty}
            />
          </KitState>
          <KitState name="Failed">
            <Timeline
              {...story}
              title="Failed activity"
              entries={initialEntries}
              loading={false}
              error={
                failed
                  ? { title: 'The activity could not be read.', retry: () => setFailed(false) }
                  : null
              }
              empty={empty}
            />
          </KitState>
        </div>
      </KitRow>
    </KitSection>
  )
}
