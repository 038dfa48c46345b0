import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { staff } from '../../team/staff/guard.ts'
import { addScan } from './add-scan.ts'
import { discardScan } from './discard-scan.ts'
import { readAgain } from './read-again.ts'
import { removeScan } from './remove-scan.ts'
import {
  PictureQuery,
  ScanAdded,
  ScanAddition,
  ScanDraft,
  ScanRecord,
  ScanSearch,
} from './rules/scan.ts'
import { saveDraft } from './save-draft.ts'
import { draftScans, scanPicture, scanRecord } from './store.ts'

const tag = 'notes'
const unknown = { 404: 'No such note of this user' }
const notNow = { ...unknown, 409: 'It is being read, or was added' }

const scan = recordRoutes('scan', { path: '/api/scans', tag, one: 'note', record: ScanRecord })

export const scanRoutes = [
  scan.list(
    'Photographed notes of the user that were not added yet, the newest first',
    ScanSearch,
    draftScans,
  ),
  scan.read(scanRecord, {
    summary: 'A photographed note with its lines, what they say, and which of it exists',
    refused: unknown,
  }),
  scan.change(ScanDraft, saveDraft, {
    summary: 'Keep the corrected lines and what was ticked',
    refused: { ...unknown, 409: 'It is being read, or was added, or was changed meanwhile' },
  }),
  scan.remove(discardScan, {
    summary: 'Discard a note that was not added, with its picture',
    silent: 'Discarded',
    refused: { ...unknown, 409: 'It was added' },
  }),
  route(
    {
      method: 'get',
      path: '/api/scans/{id}/picture',
      tag,
      summary: 'The picture of a note: as it was read, or the original',
      guard: staff(),
      params: IdParams,
      query: PictureQuery,
      responses: { 200: 'The picture', 404: 'No such picture' },
    },
    async (context, { params, query }, call) => {
      const { type, bytes } = await scanPicture(context, params.id, query.which ?? 'cleaned')
      return call.body(new Uint8Array(bytes), 200, {
        'content-type': type,
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      })
    },
  ),
  scan.verb(
    '/turn',
    'Turn the picture of a note by a quarter and read it again',
    undefined,
    (context, id) => readAgain(context, id, { isTurned: true }),
    { refused: notNow },
  ),
  scan.verb(
    '/read',
    'Read the picture of a note again',
    undefined,
    (context, id) => readAgain(context, id, { isTurned: false }),
    { refused: notNow },
  ),
  scan.verb(
    '/add',
    'Add a note to its deal or contact, with the tasks and contacts that were ticked',
    ScanAddition,
    addScan,
    { once: true, gives: ScanAdded, refused: notNow },
  ),
  scan.verb(
    '/take-back',
    'Take back all that adding a note did; it is a draft again',
    undefined,
    removeScan,
    { refused: { ...unknown, 409: 'It was not added, or was changed since' } },
  ),
]
