import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
import { recordRoutes } from '../../team/record/record-routes.ts'
import { staff } from '../../team/staff/guard.ts'
import { addScan } from './add-scan.ts'
import { discardScan } from './discard-scan.ts'
import { readAgain } from './read-again.ts'
import {
  ListedScan,
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
const notNow = { ...unknown, 409: 'Being read or already added' }

const scan = recordRoutes('scan', { path: '/api/scans', tag, one: 'note', record: ScanRecord })

export const scanRoutes = [
  scan.list('Your photographed notes not added yet, newest first', ScanSearch, draftScans, {
    gives: ListedScan,
  }),
  scan.read(scanRecord, {
    summary: 'A photographed note with its lines, what they say, and matching records',
    refused: unknown,
  }),
  scan.change(ScanDraft, saveDraft, {
    summary: 'Save corrected lines and selections',
    refused: { ...unknown, 409: 'Being read, already added, or changed since' },
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
      summary: 'The picture of a note, as read or original',
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
    'Rotate the picture of a note by 90° and read it again',
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
    'Add a note to its deal or contact, with the selected tasks and contacts',
    ScanAddition,
    addScan,
    { once: true, gives: ScanAdded, refused: notNow },
  ),
]
