import type { MessageState } from '../inbox/rules/message.ts'
import { type ChannelWay, ChannelWays } from '../shortlists/rules/shortlist.ts'
import { type FeedbackValue, FeedbackValues } from './rules/feedback.ts'
import type { MessageAbout } from './rules/message.ts'
import { type ViewedHome, type ViewingState, ViewingStates } from './rules/viewing.ts'

const counted = (homes: number) => (homes === 1 ? '1 home' : `${homes} homes`)
const stateOf = (state: ViewingState) =>
  state === 'planned' ? '' : ` (${ViewingStates.labels[state].toLowerCase()})`

/** What a message is about: to the client, or to the owner of a home. */
export type WrittenAbout = MessageAbout | 'owner' | 'cancelled' | 'availability'

const subjects: Readonly<Record<WrittenAbout, string>> = {
  plan: 'Viewing',
  answers: 'Feedback request',
  owner: 'Viewing request',
  cancelled: 'Viewing cancellation',
  availability: 'Availability request',
}

/** What timelines, notifications and calendars of staff say of viewings. */
export const viewingTexts = {
  title: (homes: readonly Pick<ViewedHome, 'name'>[], state: ViewingState) =>
    `Viewing of ${homes.length === 1 ? homes[0]?.name : counted(homes.length)}${stateOf(state)}`,
  entry: (state: ViewingState) => `Viewing${stateOf(state)}`,
  goes: (agent: string) => `Agent: ${agent}`,
  calendarTitle: (homes: number, contact: string) => `Viewing of ${counted(homes)}: ${contact}`,
  answered: (answer: FeedbackValue) => `After the viewing: ${FeedbackValues.labels[answer]}`,
  written: (about: WrittenAbout, by: ChannelWay, state: MessageState) =>
    `${subjects[about]} by ${ChannelWays.labels[by]}${state === 'recorded' ? ', recorded' : ''}`,
  somebody: 'Someone',
  client: 'Client',
}
