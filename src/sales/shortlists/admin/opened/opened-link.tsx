import { useState } from 'react'
import { useStaff } from '../../../../admin/screen/staff-context.ts'
import { formatDate } from '../../../../shared/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { copyText } from '../../../../ui/copy-text.ts'
import { YesNo } from '../../../../ui/fields/yes-no.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { useLanguage } from '../../../../ui/language.tsx'
import { Part } from '../../../../ui/part.tsx'
import { mayChangeShortlist } from '../../rules/may-change-shortlist.ts'
import type { ShortlistDetail } from '../../rules/reader.ts'
import { isOver } from '../../rules/shortlist.ts'
import { useTakeBack } from '../shortlist-calls.ts'
import { openedTexts } from './opened-texts.ts'

/** The address of a page: copied, its homes changed, or stopped, by those who may. */
export function OpenedLink({ send, onChange }: { send: ShortlistDetail; onChange: () => void }) {
  const language = useLanguage()
  const staff = useStaff()
  const takeBack = useTakeBack()
  const [isAsking, setIsAsking] = useState(false)
  const { id, url, endsAt, showUnitNumbers, sentBy } = send
  const over = isOver(send, new Date())
  const mayChange = !over && mayChangeShortlist(staff, { sentById: sentBy.id })
  const address = url.replace(/^https?:\/\//, '')
  return (
    <Part title={openedTexts.link} isCard>
      <p className="flex items-center gap-1">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          title={address}
          className="min-w-0 flex-1 truncate font-medium hover:underline"
        >
          {address}
        </a>
        <IconButton
          label={openedTexts.copy}
          onClick={() => void copyText(url, { text: openedTexts.copied }, url)}
        >
          <span className="icon-copy before:size-4" />
        </IconButton>
      </p>
      <p className="text-ink-2">
        {over
          ? openedTexts.over
          : `${openedTexts.until(formatDate(endsAt, language))} ${
              showUnitNumbers ? openedTexts.numbersShown : openedTexts.numbersHidden
            }`}
      </p>
      {mayChange && (
        <div className="mt-2.5 flex flex-wrap gap-2">
          {isAsking ? (
            <YesNo
              question={openedTexts.stopQuestion}
              onYes={() => takeBack.mutateOnce({ id })}
              onNo={() => setIsAsking(false)}
              onLeave={() => setIsAsking(false)}
            />
          ) : (
            <>
              <Button variant="quiet" size="small" onClick={onChange}>
                {openedTexts.changeHomes}
              </Button>
              <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
                {openedTexts.stop}
              </Button>
            </>
          )}
        </div>
      )}
    </Part>
  )
}
