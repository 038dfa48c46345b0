import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs a program of node_modules on the installed Node, with its output to the terminal. */
export function runStep(program, args, env = {}) {
  return run(program, args, env, 'inherit')
}

/** Runs it beside another one: its output is printed when it has ended. */
export async function runQuietly(program, args) {
  const { output, ...result } = await run(program, args, {}, 'pipe')
  process.stdout.write(output)
  return result
}

function run(program, args, env, out) {
  return new Promise((resolve) => {
    const modules = join(process.cwd(), 'node_modules')
    const child = spawn(join(modules, '.bin', 'node'), [join(modules, program), ...args], {
      stdio: ['ignore', out, out],
      env: { ...process.env, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (words) => {
        output += words
      })
    }
    let stopped = 0
    const forward = (signal, number) => {
      stopped = 128 + number
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward)
    child.on('error', (error) => {
      console.error(error.message)
      resolve({ ok: false, output })
    })
    child.on('close', (code) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward)
      if (stopped) process.exit(stopped)
      resolve({ ok: code === 0, output })
    })
  })
}
