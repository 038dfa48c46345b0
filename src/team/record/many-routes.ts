import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { listResponse, Page } from '../../platform/http/page.ts'
import { IdParams } from '../../platform/http/params.ts'
import type { Guard } from '../../platform/http/route.ts'
import { ActivityInput, ActivityRecord, TimelineQuery } from '../activity/rules/activity.ts'
import { ManyChanged, ManyChangedBack, SelectedRecords } from '../activity/rules/many.ts'
import { type Subject, timeline } from '../activity/timeline.ts'
import {
  type IdOf,
  json,
  type KindRoutes,
  type Of,
  type Out,
  type Paged,
  type Schema,
  withoutPage,
} from './kind-routes.ts'

type Selected = typeof SelectedRecords
type Entry = typeof ActivityRecord
type Entries = z.ZodMiniArray<Entry>

/** The makers of a kind's routes for many records at once, and for its timeline. */
export function manyRoutes<const Path extends string, Stored extends Schema>({
  path,
  idPath,
  one,
  unknown,
  mayRemove,
  mayBringBack,
  of,
}: KindRoutes<Path, Stored>) {
  return {
    /** Change, delete and restore many: the ids of the body; a change also those that a search finds. */
    many<B extends Schema>(
      body: B,
      write: {
        change: (context: Context, body: Out<B>) => Promise<unknown>
        remove: (context: Context, ids: number[]) => Promise<unknown>
        restore: (context: Context, ids: number[]) => Promise<unknown>
      },
    ): [
      Of<'post', `${Path}/bulk`, undefined, undefined, B, typeof ManyChangedBack>,
      Of<'post', `${Path}/bulk-delete`, undefined, undefined, Selected, typeof ManyChanged>,
      Of<'post', `${Path}/bulk-restore`, undefined, undefined, Selected, typeof ManyChanged>,
    ] {
      const changeSummary = `Change many ${one}s alike: those named, or found by a search`
      const ofMany = (summary: string, guard: Guard) => ({
        ...{ method: 'post' as const, summary, guard, body: SelectedRecords },
        responses: { 200: ManyChanged },
      })
      const removeMany = ofMany(`Delete many ${one}s`, mayRemove)
      const restoreMany = ofMany(`Restore many ${one}s deleted in the last 30 days`, mayBringBack())
      return [
        of(
          'change many',
          {
            ...{ method: 'post', path: `${path}/bulk`, summary: changeSummary, body },
            responses: { 200: ManyChangedBack },
          },
          async (context, { body }, call) => call.json(await write.change(context, body)),
        ),
        of(
          'delete many',
          { ...removeMany, path: `${path}/bulk-delete` },
          async (context, { body }, call) => call.json(await write.remove(context, idsOf(body))),
        ),
        of(
          'restore many',
          { ...restoreMany, path: `${path}/bulk-restore` },
          async (context, { body }, call) => call.json(await write.restore(context, idsOf(body))),
        ),
      ]
    },

    /** What staff noted of a record, and a new entry. `subjectOf` refuses an unknown record. */
    timeline(
      subjectOf: (context: Context, id: number) => Promise<Subject>,
      enter: (context: Context, subject: Subject, entry: ActivityInput) => Promise<unknown>,
    ): [
      Of<'get', `${Path}/{id}/activities`, IdOf, Paged<typeof TimelineQuery>, undefined, Entries>,
      Of<'post', `${Path}/{id}/activities`, IdOf, undefined, typeof ActivityInput, Entry>,
    ] {
      const input = { path: `${idPath}/activities`, params: IdParams }
      return [
        of(
          'timeline',
          {
            ...{ ...input, method: 'get', summary: `A ${one}'s timeline, newest first` },
            query: z.extend(TimelineQuery, Page.shape),
            responses: { 200: z.array(ActivityRecord), ...unknown },
          },
          async (context, { params, query }, call) => {
            const [search, page] = withoutPage(query)
            const subject = await subjectOf(context, params.id)
            const { entries, total } = await timeline(context, subject, search, page)
            return listResponse(call, entries, total, page)
          },
        ),
        of(
          'enter',
          {
            ...{ ...input, method: 'post', summary: `Enter something on a ${one}'s timeline` },
            ...{ once: true, body: ActivityInput, responses: { 201: ActivityRecord, ...unknown } },
          },
          async (context, { params, body }, call) =>
            json(call, await enter(context, await subjectOf(context, params.id), body), 201),
        ),
      ]
    },
  }
}

function idsOf({ ids }: Out<Selected>): number[] {
  return ids
}
