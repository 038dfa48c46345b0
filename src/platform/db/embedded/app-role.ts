import pg from 'pg'

/** The app's role on the embedded server. */
export const APP_ROLE = 'sathani_app'

/**
 * Creates or resets the app's role: it can log in with its password and has no other attributes.
 * Settings it made for its own sessions, as every role may, are removed. Rights on tables are
 * granted after the migrations (grants.ts).
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
