import { spawn } from 'node:child_process'
import { SetupFailure } from './failure.mjs'

/** Runs a program to its end. Its output goes to `hear`, and into a SetupFailure if it fails. */
export function run(program, args, { failure, env = {}, hear = () => {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const said = []
    child.stdout.on('data', (words) => {
      said.push(words)
      hear(String(words))
    })
    child.stderr.on('data', (words) => said.push(words))
    child.on('error', (error) => reject(new SetupFailure(`${failure}\n${error.message}`)))
    child.on('close', (code, signal) => {
      if (code === 0) return resolve()
      const words = Buffer.concat(said).toString().trim() || (signal ?? `exit code ${code}`)
      reject(new SetupFailure(`${failure}\n${words.split('\n').slice(0, 40).join('\n')}`))
    })
  })
}
