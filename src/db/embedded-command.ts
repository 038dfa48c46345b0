import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs a program to its end. Null when all went well, else what it said. */
export async function runCommand(
  [program = '', ...args]: string[],
  { env = process.env, input = '' }: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<string | null> {
  const child = spawn(program, args, { env, cwd: '/' })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  // A program that ended without reading is judged by its code, not by the broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [code, said] = await Promise.all([ended, text(child.stderr), text(child.stdout)])
  // PostgreSQL's single-user mode goes on after an error, and ends well.
  const failed = code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(said)
  return failed ? said.trim() || `${program} ended with code ${code}` : null
}
