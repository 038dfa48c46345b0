import pg from 'pg'

/** Runs one statement as the test server's administrator. */
export async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The URL of a database on this server. */
export function databaseUrl(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = database
  return url.href
}
