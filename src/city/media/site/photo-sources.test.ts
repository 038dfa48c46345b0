import { expect, test } from 'vitest'
import { imagePath } from '../../../shared/paths.ts'
import { photoSources } from './photo-sources.ts'

const hash = '0123456789abcdef0123456789abcdef'

test('an uploaded picture is offered as AVIF and WebP, in every served width', () => {
  const widths = (extension: string) =>
    [320, 640, 960, 1280, 1920]
      .map((width) => `/media/${hash}/${width}.${extension} ${width}w`)
      .join(', ')
  expect(photoSources(imagePath(hash), 1920)).toEqual({
    avif: widths('avif'),
    webp: widths('webp'),
  })
})

test('a small box is offered no wider pictures than it can show', () => {
  expect(photoSources(imagePath(hash), 640)?.avif).toBe(
    `/media/${hash}/320.avif 320w, /media/${hash}/640.avif 640w`,
  )
})

test('a picture from elsewhere has no sources', () => {
  expect(photoSources('/empty-picture.svg', 1920)).toBeNull()
  expect(photoSources('https://elsewhere.example/photo.jpg', 1920)).toBeNull()
})
