import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPath } from '../../../shared/paths.ts'
import { Card } from '../../../ui/card.tsx'
import type { ImportKind } from '../rules/import.ts'
import { TemplateLink } from './import-buttons.tsx'
import { importTexts } from './import-texts.ts'
import { type ImportStep, StepLine } from './step-line.tsx'

/** The header of every step of an import: a link back, the file, and the current step. */
export function ImportHeader({
  kind,
  step,
  children,
}: {
  kind: ImportKind
  step: ImportStep
  /** The file. */
  children: ReactNode
}) {
  const { tab, path } = importTexts[kind]
  return (
    <>
      <div className="dense flex min-h-(--press) flex-wrap items-center gap-x-3 gap-y-2">
        <Link
          to={adminPath(path)}
          className="icon-arrow-left inline-flex min-h-(--press) items-center gap-1.5 text-ink-2 before:size-4 hover:text-ink"
        >
          {tab}
        </Link>
        <span aria-hidden="true" className="text-ink-3">
          /
        </span>
        <h1 data-list-title tabIndex={-1} className="mr-auto text-lg outline-offset-4">
          Import CSV
        </h1>
        <TemplateLink kind={kind} />
      </div>
      <div className="dense grid gap-3.5 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] xl:grid-cols-[minmax(0,1fr)_minmax(0,32.5rem)]">
        {children}
        <Card className="grid content-center self-start px-2 py-3.5">
          <StepLine step={step} />
        </Card>
      </div>
    </>
  )
}
