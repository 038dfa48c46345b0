import { useEffect } from 'react'

/** Puts a number in front of the document's title, whatever the screen calls itself: `(3) Contacts`. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    const show = () => {
      const plain = document.title.replace(/^\(\d+\) /, '')
      const title = count > 0 ? `(${count}) ${plain}` : plain
      if (document.title !== title) document.title = title
    }
    show()
    const observer = new MutationObserver(show)
    observer.observe(document.head, { subtree: true, childList: true, characterData: true })
    return () => observer.disconnect()
  }, [count])
}
