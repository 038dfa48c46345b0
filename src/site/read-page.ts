import { ApiError } from '../shared/api-client.ts'

/** What a public page shows, read out of its document. Throws `ApiError` where that cannot be had. */
export async function readPageProps<Props>(address: string, signal?: AbortSignal): Promise<Props> {
  const answer = await fetch(address, { ...(signal && { signal }) })
  const html = await answer.text()
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText)
  const data = new DOMParser().parseFromString(html, 'text/html').getElementById('page-data')
  return propsOf<Props>(JSON.parse(data?.textContent ?? '{}'))
}

// Safe: a page's document carries the props of its component.
function propsOf<Props>(data: { props?: unknown }): Props {
  return data.props as Props
}
