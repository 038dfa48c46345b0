import { Button } from '../button.tsx'
import { useTexts } from '../language.tsx'
import { Alert } from './alert.tsx'
import { notLoadedTexts } from './not-loaded-texts.ts'

/** Says over the screen that a part of it could not be loaded, and loads the page again on request. */
export function NotLoaded() {
  const texts = useTexts(notLoadedTexts)
  return (
    <div className="fixed inset-x-0 bottom-(--toast-bottom,0) z-50 mx-auto max-w-140 p-4">
      <div className="rounded-control bg-card shadow-float">
        <Alert
          title={texts.title}
          action={
            <Button variant="quiet" size="small" onClick={() => location.reload()}>
              {texts.reload}
            </Button>
          }
        >
          {texts.hint}
        </Alert>
      </div>
    </div>
  )
}
