/** What scrolls the results: the page, or beside a map the list itself. */
function scroller(): Element | null {
  const list = document.querySelector('[data-results]')
  return list &&
    list.scrollHeight > list.clientHeight &&
    getComputedStyle(list).overflowY === 'auto'
    ? list
    : document.scrollingElement
}

/** How far the results are scrolled, in pixels. */
export function resultsTop(): number {
  return scroller()?.scrollTop ?? 0
}

export function scrollResults(top: number): void {
  scroller()?.scrollTo({ top, behavior: 'instant' })
}
