import { LinkButton } from '../../../admin/record-list/link-button.tsx'
import { formatNumber } from '../../../shared/money.ts'
import { checkTexts } from './check-texts.ts'

/** How many cells are left empty, since they could not be read; leads to their rows, and back to all. */
export function LeftEmptyLink({
  count,
  isOpen,
  address,
}: {
  count: number
  isOpen: boolean
  address: string
}) {
  if (count === 0 && !isOpen) return null
  const cells = { count: formatNumber(count), isOne: count === 1 }
  return (
    <LinkButton variant="quiet" size="small" to={address}>
      {isOpen ? (
        checkTexts.allRows
      ) : (
        <>
          <span className="icon-circle-exclamation-point text-warning before:size-4" />
          {checkTexts.leftEmpty(cells)}
        </>
      )}
    </LinkButton>
  )
}
