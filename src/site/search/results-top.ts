/** The element that scrolls the results: the page, or the list beside a map. */
function scroller(): Element | null {
  const list = document.querySelector('[data-results]')
  return list &&
    list.scrollHeight > list.clientHeight &&
    getComputedStyle(list).overflowY === 'auto'
    ? list
    : document.scrollingElement
}

/** The scroll position of the results in pixels. */
export function resultsTop(): number {
  return scroller()?.scrollTop ?? 0
}

export function scrollResults(top: number): void {
  scroller()?.scrollTo({ top, behavior: 'instant' })
}
