import { data, type HeadersArgs } from 'react-router'

/** The answer of a question that stands whole in the address: the same for everyone, so it may be cached, unless refused. */
export function cacheableLoaderData<View extends { state: string }>(view: View) {
  const control = view.state === 'refused' ? 'no-store' : 'public, max-age=60, stale-while-revalidate=600'
  return data(view, { headers: { 'cache-control': control } })
}

/** Sends the page under the headers of its loader. */
export function forwardLoaderHeaders({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders
}
