import http from 'node:http'

export type RawResponse = {
  status: number
  headers: http.IncomingHttpHeaders
  bytes: Buffer
  text: string
}

/** Sends a GET over a real connection and returns the raw bytes. */
export function rawGet(url: string, headers: Record<string, string> = {}): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const { statusCode = 0, headers } = response
        resolve({ status: statusCode, headers, bytes, text: bytes.toString() })
      })
    })
    request.on('error', reject)
  })
}
