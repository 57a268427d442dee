import type { Request as CallRequest } from '@sopaan/contract/client'
import { data, type HeadersArgs, type LoaderFunctionArgs } from 'react-router'
import { requestContext } from '#web/load-context.ts'

/** The answer of a question that stands whole in the address: the same for everyone, so it may be cached, unless refused. */
export function cacheableLoaderData<View extends { state: string }>(view: View) {
  const control = view.state === 'refused' ? 'no-store' : 'public, max-age=60, stale-while-revalidate=600'
  return data(view, { headers: { 'cache-control': control } })
}

/** The loader of a page whose question stands whole in its address: `judge` answers it. */
export function answerLoader<View extends { state: string }>(
  judge: (request: CallRequest, search: URLSearchParams) => Promise<View>,
) {
  return async ({ request, context }: LoaderFunctionArgs) =>
    cacheableLoaderData(await judge(context.get(requestContext), new URL(request.url).searchParams))
}

/** Sends the page under the headers of its loader. */
export function forwardLoaderHeaders({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders
}
