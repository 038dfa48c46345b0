import { spawn } from 'node:child_process'
import { SetupFailure } from './failure.mjs'

/** Runs a program to its end. What it says is shown only if it fails, in a SetupFailure. */
export function run(program, args, { failure, env = {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const said = []
    child.stdout.on('data', (words) => said.push(words))
    child.stderr.on('data', (words) => said.push(words))
    child.on('error', (error) => reject(new SetupFailure(`${failure}\n${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) return resolve()
      const words = Buffer.concat(said).toString().trim() || (signal ?? `exit code ${code}`)
      reject(new SetupFailure(`${failure}\n${words.split('\n').slice(0, 40).join('\n')}`))
    })
  })
}
