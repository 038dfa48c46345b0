import { useNavigate } from 'react-router'
import { LinkButton } from '../../../admin/record-list/link-button.tsx'
import { importsPath } from '../../../admin/tabs.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import type { ImportKind } from '../rules/import.ts'
import { importTexts } from './import-texts.ts'

type Other = { label: string; icon: string; onSelect: () => void }

/**
 * In a list's title: links to its imports and to the template, and one other action; a menu on narrow
 * screens.
 */
export function ImportButtons({ kind, other }: { kind: ImportKind; other?: Other }) {
  const navigate = useNavigate()
  const to = importsPath(kind)
  const { template, many } = importTexts[kind]
  return (
    <>
      <span className="md:hidden">
        <Menu
          label={other ? `More for ${many}` : `Import ${many}`}
          items={[
            ...(other ? [other] : []),
            { label: 'Import CSV', icon: 'icon-upload', onSelect: () => void navigate(to) },
            { label: template.label, icon: 'icon-download', href: template.href },
          ]}
        />
      </span>
      <span className="flex items-center gap-2 max-md:hidden">
        <TemplateLink kind={kind} />
        <LinkButton variant="quiet" size="small" to={to}>
          <span className="icon-upload before:size-4" />
          Import CSV
        </LinkButton>
        {other && (
          <Button variant="quiet" size="small" onClick={other.onSelect}>
            {other.label}
          </Button>
        )}
      </span>
    </>
  )
}

/** A link to download the template. */
export function TemplateLink({ kind }: { kind: ImportKind }) {
  const { label, href } = importTexts[kind].template
  return (
    <ButtonLink variant="quiet" size="small" href={href} download>
      <span className="icon-download before:size-4" />
      {label}
    </ButtonLink>
  )
}
