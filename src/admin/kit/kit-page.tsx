import { Link, useSearchParams } from 'react-router'
import { adminPath } from '../../shared/paths.ts'
import { Brand } from '../../ui/brand.tsx'
import { ThemeSwitch } from '../../ui/style/theme-switch.tsx'
import { KitButtons } from './kit-buttons.tsx'
import { KitChoices } from './kit-choices.tsx'
import { KitFields } from './kit-fields.tsx'
import { KitFloating } from './kit-floating.tsx'
import { KitInputs } from './kit-inputs.tsx'
import { KitListScreen } from './kit-list-screen.tsx'
import { KitLists } from './kit-lists.tsx'
import { KitMap } from './kit-map.tsx'
import { KitPictureField } from './kit-picture-field.tsx'
import { KitPictures } from './kit-pictures.tsx'
import { KitSheets } from './kit-sheets.tsx'
import { KitStations } from './kit-stations.tsx'
import { KitStory } from './kit-story.tsx'
import { KitType } from './kit-type.tsx'

const sections = [
  { id: 'type', title: 'Colour and type', Section: KitType },
  { id: 'buttons', title: 'Buttons and badges', Section: KitButtons },
  { id: 'fields', title: 'Fields', Section: KitFields },
  { id: 'choices', title: 'Choosing from much', Section: KitChoices },
  { id: 'inputs', title: 'Figures, days and records', Section: KitInputs },
  { id: 'pictures', title: 'Pictures', Section: KitPictures },
  { id: 'picture-field', title: 'Pictures to upload', Section: KitPictureField },
  { id: 'stations', title: 'Stations', Section: KitStations },
  { id: 'map', title: 'The property map', Section: KitMap },
  { id: 'lists', title: 'Lists', Section: KitLists },
  { id: 'list-screen', title: 'A list screen', Section: KitListScreen },
  { id: 'story', title: 'Stages and timelines', Section: KitStory },
  { id: 'sheets', title: 'Sheets and forms', Section: KitSheets },
  { id: 'floating', title: 'Dialogs, toasts and tabs', Section: KitFloating },
]

/**
 * The component gallery: every component in every state; with `?part=` one section only.
 */
export default function KitPage() {
  const [query] = useSearchParams()
  const chosen = sections.filter(({ id }) => id === query.get('part'))
  const shown = chosen.length > 0 ? chosen : sections
  return (
    <div className="min-h-dvh">
      <header className="border-b border-line">
        <div className="page-width flex h-17 items-center gap-5">
          <a href={adminPath()} aria-label="Sathani, back to the dashboard" className="flex">
            <Brand />
          </a>
          <span className="ml-auto" />
          <ThemeSwitch />
        </div>
      </header>
      <div className="page-width grid items-start gap-10 py-9 lg:grid-cols-[11rem_minmax(0,1fr)]">
        <nav aria-label="Parts" className="sticky top-6 hidden text-sm lg:block">
          <ul className="grid gap-1">
            <li>
              <Link to="?" className="block py-1 text-ink-2 hover:text-ink">
                All parts
              </Link>
            </li>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link
                  to={`?part=${id}`}
                  aria-current={id === query.get('part') ? 'page' : undefined}
                  className="block py-1 text-ink-2 hover:text-ink aria-[current]:text-ink"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main className="grid min-w-0 gap-12">
          <div className="grid gap-2">
            <h1 className="text-4xl">The kit</h1>
            <p className="max-w-prose text-ink-2">
              Every part of the interface in every state. Screens are made of these and of nothing
              else.
            </p>
          </div>
          {shown.map(({ id, Section }) => (
            <Section key={id} />
          ))}
        </main>
      </div>
    </div>
  )
}
