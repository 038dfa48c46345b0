import { useNavigate } from 'react-router'
import { LinkButton } from '../../admin/link-button.tsx'
import { importsPath } from '../../admin/tabs.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import type { ImportKind } from '../rules.ts'
import { importWords } from './import-words.ts'

type Other = { label: string; icon: string; onSelect: () => void }

/**
 * In a list's title: the way to its imports, a file to begin with, and what else can be done there; a
 * menu where there is no room.
 */
export function ImportButtons({ kind, other }: { kind: ImportKind; other?: Other }) {
  const go = useNavigate()
  const to = importsPath(kind)
  const { template, many } = importWords[kind]
  return (
    <>
      <span className="md:hidden">
        <Menu
          label={other ? `More for ${many}` : `Import ${many}`}
          items={[
            ...(other ? [other] : []),
            { label: 'Import CSV', icon: 'icon-upload', onSelect: () => void go(to) },
            { label: template.label, icon: 'icon-download', href: template.href },
          ]}
        />
      </span>
      <span className="flex items-center gap-2 max-md:hidden">
        <TemplateLink kind={kind} />
        <LinkButton look="quiet" size="small" to={to}>
          <span className="icon-upload before:size-4" />
          Import CSV
        </LinkButton>
        {other && (
          <Button look="quiet" size="small" onClick={other.onSelect}>
            {other.label}
          </Button>
        )}
      </span>
    </>
  )
}

/** The file to begin with. */
export function TemplateLink({ kind }: { kind: ImportKind }) {
  const { label, href } = importWords[kind].template
  return (
    <ButtonLink look="quiet" size="small" href={href} download>
      <span className="icon-download before:size-4" />
      {label}
    </ButtonLink>
  )
}
