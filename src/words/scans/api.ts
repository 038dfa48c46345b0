import * as z from 'zod/mini'
import { IdParams } from '../../platform/http/params.ts'
import { route } from '../../platform/http/route.ts'
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
const UNKNOWN = 'No such note of this user'
const NOT_NOW = 'Being read or already added'
export const scanRoutes = [
  route(
    {
      method: 'get',
      path: '/api/scans',
      tag,
      summary: 'Your photographed notes not added yet, newest first',
      guard: staff(),
      query: ScanSearch,
      responses: { 200: z.array(ScanRecord) },
    },
    async (context, { query }, call) => call.json(await draftScans(context, query)),
  ),
  route(
    {
      method: 'get',
      path: '/api/scans/{id}',
      tag,
      summary: 'A photographed note with its lines, what they say, and matching records',
      guard: staff(),
      params: IdParams,
      responses: { 200: ScanRecord, 404: UNKNOWN },
    },
    async (context, { params }, call) => call.json(await scanRecord(context, params.id)),
  ),
  route(
    {
      method: 'put',
      path: '/api/scans/{id}',
      tag,
      summary: 'Save corrected lines and selections',
      guard: staff(),
      params: IdParams,
      body: ScanDraft,
      responses: { 200: ScanRecord, 404: UNKNOWN, 409: `${NOT_NOW}, or changed since` },
    },
    async (context, { params, body }, call) => call.json(await saveDraft(context, params.id, body)),
  ),
  route(
    {
      method: 'delete',
      path: '/api/scans/{id}',
      tag,
      summary: 'Discard a note that was not added, with its picture',
      guard: staff(),
      params: IdParams,
      responses: { 204: 'Discarded', 404: UNKNOWN, 409: 'Already added' },
    },
    async (context, { params }, call) => {
      await discardScan(context, params.id)
      return call.body(null, 204)
    },
  ),
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
  ...(['turn', 'read'] as const).map((name) =>
    route(
      {
        method: 'post',
        path: `/api/scans/{id}/${name}` as const,
        tag,
        summary:
          name === 'turn'
            ? 'Rotate the picture of a note by 90° and read it again'
            : 'Read the picture of a note again',
        guard: staff(),
        params: IdParams,
        responses: { 200: ScanRecord, 404: UNKNOWN, 409: NOT_NOW },
      },
      async (context, { params }, call) =>
        call.json(await readAgain(context, params.id, { isTurned: name === 'turn' })),
    ),
  ),
  route(
    {
      method: 'post',
      path: '/api/scans/{id}/add',
      tag,
      summary: 'Add a note to its deal or contact, with the selected tasks and contacts',
      guard: staff(),
      once: true,
      params: IdParams,
      body: ScanAddition,
      responses: { 200: ScanAdded, 404: UNKNOWN, 409: NOT_NOW },
    },
    async (context, { params, body }, call) => call.json(await addScan(context, params.id, body)),
  ),
  route(
    {
      method: 'post',
      path: '/api/scans/{id}/take-back',
      tag,
      summary: 'Undo adding a note; it becomes a draft again',
      guard: staff(),
      params: IdParams,
      responses: { 200: ScanRecord, 404: UNKNOWN, 409: 'Not added, or changed since' },
    },
    async (context, { params }, call) => call.json(await removeScan(context, params.id)),
  ),
]
