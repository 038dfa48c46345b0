import { sql } from 'kysely'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../platform/db/connect.ts'
import { notFound } from '../../../refused.ts'

export type StoredFile = { name: string; type: string; bytes: Buffer }

/**
 * A file of a conversation that is not deleted, or one of the signed-in user that was not sent yet.
 * Throws 404.
 */
export async function attachmentBytes({ db, actor }: Context, id: number): Promise<StoredFile> {
  const { rows } = await sql<StoredFile>`
    select a.name, a.type, b.bytes
    from inbox_attachments a
    join inbox_attachment_bytes b on b.attachment_id = a.id
    left join inbox_messages m on m.id = a.message_id
    left join inbox_threads t on t.id = m.thread_id
    where a.id = ${id} and case when a.message_id is null
      then a.uploaded_by_id = ${actor?.id ?? null} else t.deleted_at is null end`.execute(db)
  const [file] = rows
  if (!file) throw notFound('attachment')
  return file
}

/** The files of a message, in order. */
export async function filesOf(db: Db, messageId: number): Promise<StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select a.name, a.type, b.bytes
    from inbox_attachments a join inbox_attachment_bytes b on b.attachment_id = a.id
    where a.message_id = ${messageId} order by a.id`.execute(db)
  return rows
}
