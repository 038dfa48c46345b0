import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect.ts'
import { notFound } from '../../../refused.ts'
import { escaped } from '../escaped.ts'
import { withoutPictures, withPictures } from '../mail/safe-html.ts'
import type { OriginalMail } from '../rules/message.ts'

/** A message as it came by e-mail, with what it quotes. Throws 404 for any other message. */
export async function originalMail(db: Db, messageId: number): Promise<OriginalMail> {
  const mail = await storedMail(db, messageId)
  return { ...mail, html: mail.html && withoutPictures(mail.html) }
}

// Its own colours and fonts were taken out, so that it can follow those of the screen.
const STYLE =
  ':root{color-scheme:light dark}body{margin:12px;font:15px/1.55 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}pre{white-space:pre-wrap}'

/**
 * A received e-mail as a page of its own, with the pictures that its sender has elsewhere only if
 * `pictures`. `policy` is the Content-Security-Policy that it needs: nothing runs, and nothing else
 * is loaded. Throws 404 as `originalMail`.
 */
export async function originalPage(
  db: Db,
  messageId: number,
  { pictures }: { pictures: boolean },
): Promise<{ page: string; policy: string }> {
  const { html, text } = await storedMail(db, messageId)
  const safe = html && (pictures ? withPictures(html) : withoutPictures(html))
  const body = safe ?? `<pre>${escaped(text ?? '')}</pre>`
  const page = `<!doctype html><html lang=""><meta charset="utf-8"><title>Email</title><style>${STYLE}</style><body>${body}`
  const rules = [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `img-src ${pictures ? 'https:' : "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...(pictures ? ['upgrade-insecure-requests'] : []),
  ]
  return { page, policy: rules.join('; ') }
}

async function storedMail(db: Db, messageId: number): Promise<OriginalMail> {
  const { rows } = await sql<OriginalMail>`
    select mail.subject, mail.address, mail.whole_text as text, mail.html, mail.outside_pictures,
      exists (select from inbox_raw_mail raw where raw.message_id = m.id) as is_kept
    from inbox_mail mail
    join inbox_messages m on m.id = mail.message_id and m.is_from_customer
    join inbox_threads t on t.id = m.thread_id and t.deleted_at is null
    where mail.message_id = ${messageId}`.execute(db)
  const [mail] = rows
  if (!mail) throw notFound('message')
  return mail
}
