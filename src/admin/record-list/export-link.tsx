import { ButtonLink } from '../../ui/button.tsx'

/** A link to download all records that match the filters. */
export function ExportLink({ href }: { href: string }) {
  return (
    <ButtonLink variant="quiet" size="small" href={href} download>
      <span className="icon-download before:size-4" />
      Export
    </ButtonLink>
  )
}
