import { useState } from 'react'
import { type PictureLimits, PictureRefused } from '../../ui/pictures/field-pictures.ts'
import { EMPTY_PICTURE } from '../../ui/pictures/picture.tsx'
import { PictureField } from '../../ui/pictures/picture-field.tsx'
import type { Upload } from '../../ui/pictures/use-field-pictures.ts'
import { KitRow, KitSection, KitState } from './kit-frame.tsx'

const limits: PictureLimits = {
  max: 6,
  maxBytes: 10 * 1024,
  types: ['image/jpeg', 'image/png', 'image/svg+xml'],
  messages: {
    wrongType: (name) => `${name} is no picture. Please choose a JPEG or PNG.`,
    tooLarge: (name) => `${name} is larger than 10KB. Please choose smaller files.`,
    tooMany: (max) => `At most ${max} pictures are kept. The others were not added.`,
  },
}

const svgPicture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 66"><rect width="88" height="66" fill="gray"/><text x="44" y="44" font-size="30" text-anchor="middle" fill="white">${name}</text></svg>`,
  )}`

/**
 * Picture fields with a simulated upload: files named `slow…` take long, `lost…` fail once, `refused…`
 * always.
 */
export function KitPictureField() {
  const [pictures, setPictures] = useState(() => ['A', 'B', 'C'].map(svgPicture))
  const [logo, setLogo] = useState<string[]>([])
  const [uploading, setUploading] = useState(0)
  const [upload] = useState(makeUpload)
  return (
    <KitSection
      id="picture-field"
      title="Pictures to upload"
      hint="A name that begins with slow waits until its button is pressed, one with lost fails the first time, one with refused for good."
    >
      <div className="dense grid gap-7">
        <PictureField
          label="Pictures"
          hint="The first is the thumbnail. Drag to reorder."
          value={pictures}
          onChange={setPictures}
          onUploads={({ uploading }) => setUploading(uploading)}
          upload={upload.send}
          limits={limits}
        />
        <div className="flex items-center gap-4 text-ink-2">
          <button type="button" onClick={upload.finish} className="min-h-6 text-accent underline">
            Let the slow ones arrive
          </button>
          <span>
            {uploading} on their way, {pictures.length} kept
          </span>
        </div>
        <KitRow columns={2}>
          <KitState name="A logo">
            <PictureField
              label="Logo"
              value={logo}
              onChange={setLogo}
              upload={upload.send}
              limits={{ ...limits, max: 1 }}
            />
          </KitState>
          <KitState name="Wrong">
            <PictureField
              label="Photos"
              error="Add at least one picture"
              value={[]}
              onChange={() => {}}
              upload={upload.send}
              limits={limits}
            />
          </KitState>
          <KitState name="Disabled">
            <PictureField
              label="Floor plans"
              value={[EMPTY_PICTURE]}
              onChange={() => {}}
              upload={upload.send}
              limits={limits}
              disabled
            />
          </KitState>
        </KitRow>
      </div>
    </KitSection>
  )
}

function makeUpload(): { send: Upload; finish: () => void } {
  let waiting: (() => void)[] = []
  const lost = new Set<string>()
  return {
    async send(file, { onProgress, signal }) {
      onProgress(0.62)
      if (file.name.startsWith('slow')) {
        await new Promise<void>((resolve, reject) => {
          waiting.push(resolve)
          signal.addEventListener('abort', () => reject(signal.reason))
        })
      }
      if (file.name.startsWith('lost') && !lost.has(file.name)) {
        lost.add(file.name)
        throw new Error('The connection was lost. Try again.')
      }
      if (file.name.startsWith('refused')) throw new PictureRefused('It can’t be read.')
      return svgPicture(file.name.replace(/\..*/, ''))
    },
    finish() {
      for (const arrive of waiting) arrive()
      waiting = []
    },
  }
}
