/** The part of autocannon's API that the benchmarks use; it ships no types. */
declare module 'autocannon' {
  type Request = {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  type Result = {
    '2xx': number
    non2xx: number
    errors: number
    timeouts: number
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number }
  }
  export default function autocannon(options: {
    url: string
    connections: number
    amount: number
    requests: Request[]
  }): Promise<Result> & { on(event: 'response', listener: () => void): void }
}
