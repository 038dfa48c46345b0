import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Runs a program to its end. Returns null on success, else its output. */
export async function runCommand(
  [program = '', ...args]: string[],
  { env = process.env, input = '' }: { env?: NodeJS.ProcessEnv; input?: string } = {},
): Promise<string | null> {
  const child = spawn(program, args, { env, cwd: '/' })
  const exitCode = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  // A program that exits without reading is judged by its exit code, not by the broken pipe.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [code, stderr] = await Promise.all([exitCode, text(child.stderr), text(child.stdout)])
  // PostgreSQL's single-user mode continues after an error and exits with 0.
  const failed = code !== 0 || /\b(ERROR|FATAL|PANIC):/.test(stderr)
  return failed ? stderr.trim() || `${program} ended with code ${code}` : null
}
