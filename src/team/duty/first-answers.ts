import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../context.ts'
import { nameOfUser } from '../staff/store.ts'
import { FIRST_ANSWER_DAYS, type FirstAnswers } from './rules/first-answers.ts'

type Times = Pick<FirstAnswers, 'answered' | 'median' | 'worst'>
type Person = Times & { id: number; name: string }

/**
 * How long customers waited for their first answer: from the first message that came in by itself in a
 * conversation to the first one of staff after it that was not refused, for answers of the last seven
 * days. By person for those who may manage inquiries. Seconds.
 */
export async function firstAnswers({ db, actor, now }: Context): Promise<FirstAnswers> {
  const since = new Date(now.getTime() - FIRST_ANSWER_DAYS * 86_400_000)
  const answers = sql`
    select answered_by as id, seconds from (${answersBetween(sql`${since}::timestamptz`)}) given`
  const all = await sql<Times>`select ${times} from (${answers}) answers`.execute(db)
  const waiting = await sql<{ waiting: number }>`
    select count(*)::int as waiting from inbox_threads t
    where t.created_at >= ${since} and t.status = 'open' and t.deleted_at is null
      and exists (select from inbox_messages where thread_id = t.id and ${isQuestion})
      and not exists (select from inbox_messages where thread_id = t.id and ${isAnswer})
      and not exists (${answerElsewhere})`.execute(db)
  const { answered = 0, median = null, worst = null } = all.rows[0] ?? {}
  const counted = { days: FIRST_ANSWER_DAYS, answered, median, worst }
  const figures = { ...counted, waiting: waiting.rows[0]?.waiting ?? 0 }
  if (!actor?.permissions.manageInquiries) return figures
  const people = await sql<Person>`
    select answers.id, ${nameOfUser('u')} as name, ${times}
    from (${answers}) answers join staff_users u on u.id = answers.id
    group by answers.id, u.id order by worst desc, name`.execute(db)
  return { ...figures, people: people.rows }
}

/**
 * The first answers that staff gave between two times: `answered_by`, `asked_at`, and `seconds` after the
 * question.
 */
export function answersBetween(
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown> = sql`'infinity'::timestamptz`,
): RawBuilder<unknown> {
  return sql`
    select answer.sent_by_id as answered_by, asked.sent_at as asked_at,
      extract(epoch from answer.sent_at - asked.sent_at) as seconds
    from (
      select distinct thread_id from inbox_messages
      where not is_from_customer and sent_at >= ${from} and sent_at < ${to}
    ) recent
    join inbox_threads t on t.id = recent.thread_id and t.deleted_at is null
    cross join lateral (
      select id, sent_at from inbox_messages
      where thread_id = t.id and ${isQuestion} order by id limit 1
    ) asked
    cross join lateral (
      select sent_at, sent_by_id from inbox_messages
      where thread_id = t.id and id > asked.id and ${isAnswer} order by id limit 1
    ) answer
    where answer.sent_at >= ${from} and answer.sent_at < ${to}`
}

/** A message of a customer that came in by itself: not one that staff recorded, nor a program's. */
const isQuestion = sql`is_from_customer and state = 'received' and not is_automatic`
const isAnswer = sql`not is_from_customer and sent_by_id is not null and state <> 'failed'`

/** A message of staff to the same contact by another way, after the last question of conversation `t`. */
const answerElsewhere = sql`
  select from inbox_threads other join inbox_messages on thread_id = other.id
  where other.contact_id = t.contact_id and other.deleted_at is null and ${isAnswer}
    and sent_at >= (
      select max(sent_at) from inbox_messages where thread_id = t.id and ${isQuestion})`

const times = sql`
  count(*)::int as answered,
  round(percentile_cont(0.5) within group (order by seconds))::int as median,
  round(max(seconds))::int as worst`
