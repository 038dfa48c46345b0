import pg from 'pg'

/** The role that the app works as on the embedded server. */
export const APP_ROLE = 'sathani_app'

/**
 * Makes the app's role, or puts it right: it opens the database with its password and is otherwise
 * nobody. What it set for its own sessions to come, as every role may, is forgotten. What it may do with the tables is granted after the migrations (grants.ts).
 */
export async function prepareAppRole(addresses: { url: string; ownerUrl: string }): Promise<void> {
  const owner = new pg.Client(addresses.ownerUrl)
  await owner.connect()
  try {
    const password = owner.escapeLiteral(new URL(addresses.url).password)
    await owner.query(`
      do $$ begin
        if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
          create role ${APP_ROLE};
        end if;
      end $$;
      alter role ${APP_ROLE} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${password};
      alter role ${APP_ROLE} reset all;
      alter role ${APP_ROLE} in database sathani reset all;
      revoke all on database sathani, postgres, template1 from public;
      grant connect on database sathani to ${APP_ROLE}`)
  } finally {
    await owner.end()
  }
}
