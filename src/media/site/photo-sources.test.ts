import { expect, test } from 'vitest'
import { imagePath } from '../../shared/paths.ts'
import { photoSources } from './photo-sources.ts'

const hash = '0123456789abcdef0123456789abcdef'

test('an uploaded picture is offered as AVIF, then WebP, in every width it is served in', () => {
  const [avif, webp, ...more] = photoSources(imagePath(hash))
  expect(more).toEqual([])
  expect(avif).toEqual({
    type: 'image/avif',
    srcSet: [320, 640, 960, 1280, 1920]
      .map((width) => `/media/${hash}/${width}.avif ${width}w`)
      .join(', '),
  })
  expect(webp?.type).toBe('image/webp')
  expect(webp?.srcSet).toContain(`/media/${hash}/320.webp 320w, `)
})

test('a picture that is not ours stands by its own address alone', () => {
  expect(photoSources('/empty-picture.svg')).toEqual([])
  expect(photoSources('https://elsewhere.example/photo.jpg')).toEqual([])
})
