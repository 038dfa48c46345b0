import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from '../context.ts'
import { projectHome } from '../env.ts'
import { checkImport } from '../records/imports/checking/check-import.ts'
import { receiveImport } from '../records/imports/checking/receive-import.ts'
import type { ImportKind } from '../records/imports/rules/import.ts'
import { runBatch } from '../records/imports/run-batch.ts'
import { startImport } from '../records/imports/start-import.ts'

/** A row of a file in data/demo that can be written. */
export type DemoRow = {
  /** The cell under a header. */
  cell(header: string): string
  /** The items of a cell, separated by semicolons. */
  list(header: string): string[]
  /** Writes the row at the given time; call in the order of the file. Returns the id of its record. */
  write(at: Date): Promise<number>
}

/** A file of data/demo being imported like any other file. */
export type DemoImport = {
  /** The rows that can be written; some may not, since the files can be edited. */
  rows: DemoRow[]
  /** Writes the remaining rows and finishes the import. */
  finish(): Promise<void>
}

export async function demoImport(tx: Context, kind: ImportKind): Promise<DemoImport> {
  const file = path.join(projectHome(), 'data', 'demo', `${kind}.csv`)
  const { size } = await stat(file)
  const id = await receiveImport(tx, kind, { name: `${kind}.csv`, path: file, bytes: size })
  await checkImport(tx, id)
  await startImport(tx, id)
  const { header } = await tx.db
    .selectFrom('imports')
    .select('header')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const rows = await tx.db
    .selectFrom('importRows')
    .select(['row', 'cells'])
    .where('importId', '=', id)
    .where('verdict', '=', 'create')
    .orderBy('row')
    .execute()
  return {
    rows: rows.map(({ row, cells }) => {
      const cell = (name: string) => cells[header.indexOf(name)]?.trim() ?? ''
      return {
        cell,
        list: (name) =>
          cell(name)
            .split(';')
            .flatMap((part) => part.trim() || []),
        async write(at) {
          await runBatch({ ...tx, now: at }, id, 1)
          return recordOf(tx, id, row)
        },
      }
    }),
    async finish() {
      while (await runBatch(tx, id));
    },
  }
}

async function recordOf({ db }: Context, importId: number, row: number): Promise<number> {
  const { recordId } = await db
    .selectFrom('importRows')
    .select('recordId')
    .where('importId', '=', importId)
    .where('row', '=', row)
    .executeTakeFirstOrThrow()
  if (recordId === null) throw new Error(`Row ${row} of the demo is written out of turn`)
  return recordId
}
