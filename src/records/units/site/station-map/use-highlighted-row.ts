import { useEffect, useRef } from 'react'

/** A list that scrolls to the rows of the project highlighted on the map, unless one is visible. */
export function useHighlightedRow(
  highlighted: number | null,
  onHighlight: (projectId: number | null) => void,
) {
  const list = useRef<HTMLDivElement>(null)
  const isOwnHighlight = useRef(false)
  useEffect(() => {
    const container = list.current
    if (highlighted === null || isOwnHighlight.current || !container) return
    const rows = [...container.querySelectorAll<HTMLElement>(`[data-project="${highlighted}"]`)]
    const { top, bottom } = container.getBoundingClientRect()
    const isVisible = rows.some((row) => {
      const rect = row.getBoundingClientRect()
      return rect.bottom > top && rect.top < bottom
    })
    const [first] = rows
    if (first && !isVisible) container.scrollTo({ top: first.offsetTop - container.offsetTop })
  }, [highlighted])
  const point = (projectId: number | null) => {
    isOwnHighlight.current = projectId !== null
    onHighlight(projectId)
  }
  return { list, point }
}
