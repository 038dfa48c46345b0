import { ApiError } from '../shared/api-client.ts'

/** Fetches a public page and returns the props in its document. Throws `ApiError` when it is refused. */
export async function readPageProps<Props>(address: string, signal?: AbortSignal): Promise<Props> {
  const response = await fetch(address, { ...(signal && { signal }) })
  const html = await response.text()
  if (!response.ok) throw new ApiError(response.status, response.statusText)
  const data = new DOMParser().parseFromString(html, 'text/html').getElementById('page-data')
  return propsOf<Props>(JSON.parse(data?.textContent ?? '{}'))
}

// Safe: a page's document carries the props of its component.
function propsOf<Props>(data: { props?: unknown }): Props {
  return data.props as Props
}
