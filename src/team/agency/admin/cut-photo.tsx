import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '../../../ui/overlays/dialog.tsx'

/** Pixels of a side of the cut photo at most: it is shown small. */
const MAX_SIDE = 1024
const MAX_ZOOM = 4

/** Cuts a photo to the circle in which it is shown: dragged or moved by arrow keys, and zoomed. Closing keeps it whole. */
export function CutPhoto({ file, onDone }: { file: File; onDone: (photo: File) => void }) {
  const url = useObjectUrl(file)
  const [at, setAt] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [isCutting, setCutting] = useState(false)
  const whole = () => onDone(file)

  async function cut(): Promise<void> {
    if (!url || !area) return whole()
    setCutting(true)
    onDone(await cutTo(url, area, file.name).catch(() => file))
  }

  return (
    <Dialog open onClose={whole} closesOutside={false} title="Crop photo">
      <DialogBody>
        <div className="dense grid gap-3">
          <p id="cut-photo-hint" className="text-ink-2">
            Drag the photo, or move it with the arrow keys, until your face is in the circle.
          </p>
          <div className="relative h-72 overflow-clip rounded-control bg-ink">
            {url && (
              <Cropper
                image={url}
                aspect={1}
                cropShape="round"
                showGrid={false}
                crop={at}
                zoom={zoom}
                maxZoom={MAX_ZOOM}
                keyboardStep={10}
                onCropChange={setAt}
                onZoomChange={setZoom}
                onCropComplete={(_, pixels) => setArea(pixels)}
                mediaProps={{ alt: '', onError: whole }}
                cropperProps={{
                  role: 'group',
                  'aria-label': 'Visible area',
                  'aria-describedby': 'cut-photo-hint',
                }}
              />
            )}
          </div>
          <label className="flex items-center gap-3">
            Zoom
            <input
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.1}
              value={zoom}
              onChange={({ currentTarget }) => setZoom(Number(currentTarget.value))}
              className="min-h-11 flex-1 accent-accent"
            />
          </label>
        </div>
      </DialogBody>
      <DialogActions>
        <Button variant="quiet" onClick={whole}>
          Use whole photo
        </Button>
        <Button disabled={!area || isCutting} onClick={() => void cut()}>
          Crop photo
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** An address of the file for as long as the dialog is open. */
function useObjectUrl(file: File): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** The part of a picture as a JPEG. */
async function cutTo(url: string, { x, y, width, height }: Area, name: string): Promise<File> {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  const side = Math.min(MAX_SIDE, Math.round(width))
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser cannot draw.')
  // What is transparent would be black in a JPEG.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, x, y, width, height, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92),
  )
  if (!blob) throw new Error('This photo cannot be cropped.')
  return new File([blob], `${name.replace(/\.\w{1,5}$/, '')}.jpg`, { type: blob.type })
}
