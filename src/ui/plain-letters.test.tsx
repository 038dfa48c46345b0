import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PlainLetters } from './plain-letters.tsx'

test('Thai is written in character references, which read as Thai', () => {
  const html = renderToStaticMarkup(<PlainLetters lang="th">{'สถานี <&'}</PlainLetters>)
  expect(html).toBe('<span lang="th">&#3626;&#3606;&#3634;&#3609;&#3637;&#32;&#60;&#38;</span>')
})
