import { useEffect, useRef } from 'react'

/** A list whose rows are shown when their building is pointed at on the map, unless one is in view. */
export function useHotRow(hot: number | null, onHot: (projectId: number | null) => void) {
  const list = useRef<HTMLDivElement>(null)
  const isHotHere = useRef(false)
  useEffect(() => {
    const box = list.current
    if (hot === null || isHotHere.current || !box) return
    const rows = [...box.querySelectorAll<HTMLElement>(`[data-project="${hot}"]`)]
    const { top, bottom } = box.getBoundingClientRect()
    const isIn = rows.some((row) => {
      const at = row.getBoundingClientRect()
      return at.bottom > top && at.top < bottom
    })
    const [first] = rows
    if (first && !isIn) box.scrollTo({ top: first.offsetTop - box.offsetTop })
  }, [hot])
  const point = (projectId: number | null) => {
    isHotHere.current = projectId !== null
    onHot(projectId)
  }
  return { list, point }
}
