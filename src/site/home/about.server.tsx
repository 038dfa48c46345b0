import { renderToString } from 'react-dom/server'
import { type Language, textsIn } from '../../shared/language.ts'
import { formatNumber } from '../../shared/money.ts'
import { StationMark } from '../../ui/station-mark.tsx'
import { cacheableHtml } from '../seo/html-text.server.ts'
import { aboutTexts } from './about-texts.server.tsx'
import type { CatalogueSize } from './read-reach.server.ts'

/** Renders the content of the about section: what Sathani does, with current figures. */
export function renderAbout(language: Language, homes: number, reach: CatalogueSize): string {
  const texts = textsIn(language, aboutTexts)
  return cacheableHtml(renderToString(<About texts={texts} homes={homes} reach={reach} />))
}

function About({
  texts,
  homes,
  reach,
}: {
  texts: typeof aboutTexts
  homes: number
  reach: CatalogueSize
}) {
  const figures = [
    { figure: homes, label: texts.homes(homes) },
    { figure: reach.projects, label: texts.projects(reach.projects) },
    { figure: reach.stations, label: texts.stations(reach.stations) },
  ]
  return (
    <div className="page-width grid gap-10 lg:grid-cols-[1fr_1.1fr] lg:items-start">
      <div className="grid gap-4">
        <h2 id="about-title" className="text-2xl md:text-3xl">
          {texts.title}
        </h2>
        <p className="max-w-prose text-lg text-ink-2">{texts.name}</p>
        {homes > 0 && (
          <dl className="mt-3 flex flex-wrap gap-x-10 gap-y-4">
            {figures.map(({ figure, label }) => (
              <div key={label} className="grid">
                <dt className="order-last text-sm text-ink-2">{label}</dt>
                <dd className="text-3xl font-strong tracking-[-0.01em] tabular-nums">
                  {formatNumber(figure)}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <ol className="grid">
        {texts.stops.map(({ title, text }) => (
          <li
            key={title}
            className="relative grid grid-cols-[auto_1fr] gap-x-4.5 gap-y-1 pb-6 not-last:before:absolute not-last:before:top-3 not-last:before:-bottom-3 not-last:before:left-1.25 not-last:before:w-0.5 not-last:before:bg-(--line-bts_sukhumvit)"
          >
            <span className="relative mt-1.5 flex self-start">
              <StationMark lines={['bts_sukhumvit']} />
            </span>
            <h3 className="text-base font-strong tracking-normal">{title}</h3>
            <p className="col-start-2 max-w-prose text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
