import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { type Page, paged } from '../../platform/db/paged.ts'
import { notFound } from '../../refused.ts'
import { refusalText } from '../../shared/refusals/refusals.ts'
import { storedRefusal } from '../../shared/refusals/stored-refusal.ts'
import { foundIn } from './found/found-in.ts'
import {
  type ListedScan,
  NoModelTexts,
  ScanChoice,
  ScanLine,
  type ScanPicture,
  type ScanRecord,
  type ScanSearch,
  ScanStates,
} from './rules/scan.ts'

/** The row of a scan as it is stored. */
export type StoredScan = Awaited<ReturnType<typeof storedScan>>

/** A draft of the signed-in user; `lock` locks its row until the transaction ends. Throws 404. */
export async function storedScan({ db, actor }: Context, id: number, lock = false) {
  const query = db
    .selectFrom('scans')
    .selectAll()
    .where('id', '=', id)
    .where('createdById', '=', actor?.id ?? 0)
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst()
  if (!row) throw notFound('scan')
  return row
}

/** A scan of the signed-in user, with what its text says. Throws 404. */
export async function scanRecord(context: Context, id: number): Promise<ScanRecord> {
  return toRecord(context, await storedScan(context, id))
}

/** One page of the drafts of the signed-in user for a deal or a contact, the newest first, and their total number. */
export async function draftScans(
  { db, actor }: Context,
  search: ScanSearch,
  page: Page,
): Promise<{ items: ListedScan[]; total: number }> {
  const { dealId, contactId } = search
  const found = db
    .selectFrom('scans')
    .selectAll()
    .where('createdById', '=', actor?.id ?? 0)
    .where('state', '!=', 'added')
    .$if(dealId !== undefined, (query) => query.where('dealId', '=', dealId ?? 0))
    .$if(contactId !== undefined, (query) => query.where('contactId', '=', contactId ?? 0))
    .orderBy('id', 'desc')
  const { rows, total } = await paged(found, page)
  return { items: rows.map(listed), total }
}

const Lines = z.array(ScanLine)
const Texts = z.array(z.string())

export const linesOf = (row: Pick<StoredScan, 'lines'>): ScanLine[] => Lines.parse(row.lines)

/** Why a model's text was not taken, in words; null if it was, or none was asked. */
export function noModelText(stored: string | null): string | null {
  return stored && NoModelTexts.has(stored) ? NoModelTexts.labels[stored] : null
}

/** The text of each line: as a person corrected it, else as it was read. */
export function textsOf(row: Pick<StoredScan, 'lines' | 'texts'>): string[] {
  const own = Texts.safeParse(row.texts)
  return own.success ? own.data : linesOf(row).map(({ text }) => text)
}

function listed(row: StoredScan): ListedScan {
  const why = storedRefusal(row.refusal)
  return {
    ...{ id: row.id, jobId: row.jobId, state: ScanStates.read(row.state) ?? 'failed' },
    ...{ dealId: row.dealId, contactId: row.contactId, fileName: row.fileName },
    why: why && refusalText(why),
    whyCode: why?.code ?? null,
    ...{ by: row.by, isPrint: row.isPrint, turned: row.turned, angle: row.angle },
    refused: noModelText(row.modelFailure),
    ...{ width: row.width, height: row.height, texts: textsOf(row) },
    ...{ version: row.version, createdAt: row.createdAt },
  }
}

async function toRecord(context: Context, row: StoredScan): Promise<ScanRecord> {
  const summary = listed(row)
  const choice = ScanChoice.safeParse(row.choice)
  return {
    ...summary,
    lines: linesOf(row),
    soFar: row.state === 'reading' ? (Texts.safeParse(row.soFar).data ?? []) : [],
    ...(await foundIn(context, row, summary.texts.join('\n'))),
    choice: choice.success ? choice.data : null,
  }
}

export type PictureBytes = { type: string; bytes: Buffer; name: string }

/**
 * A picture of a scan: of one's own draft, or of a note that stands on a timeline of a deal or contact that is not
 * deleted. Throws 404.
 */
export async function scanPicture(
  { db, actor }: Context,
  id: number,
  which: ScanPicture,
): Promise<PictureBytes> {
  const { rows } = await sql<PictureBytes>`
    select p.type, p.bytes, s.file_name as name
    from scans s join scan_pictures p on p.scan_id = s.id and p.kind = ${which}
    where s.id = ${id} and case when s.state = 'added' then ${isOnTimeline}
      else s.created_by_id = ${actor?.id ?? 0} end`.execute(db)
  const [picture] = rows
  if (!picture) throw notFound('picture')
  return picture
}

const isOnTimeline: RawBuilder<boolean> = sql`exists (
  select from activities a
  left join contacts c on c.id = a.contact_id left join deals d on d.id = a.deal_id
  where a.id = s.activity_id and (a.contact_id is null or c.deleted_at is null)
    and (a.deal_id is null or d.deleted_at is null))`
