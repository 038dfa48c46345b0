import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Runs a program of node_modules on the installed Node, with its output to the terminal. */
export function runStep(program, args, env = {}) {
  return new Promise((resolve) => {
    const modules = join(process.cwd(), 'node_modules')
    const child = spawn(join(modules, '.bin', 'node'), [join(modules, program), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    let stopped = 0
    const forward = (signal, number) => {
      stopped = 128 + number
      child.kill(signal)
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward)
    child.on('error', (error) => {
      console.error(error.message)
      resolve({ ok: false })
    })
    child.on('close', (code) => {
      for (const name of ['SIGINT', 'SIGTERM']) process.off(name, forward)
      if (stopped) process.exit(stopped)
      resolve({ ok: code === 0 })
    })
  })
}
