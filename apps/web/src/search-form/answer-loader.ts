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

/** The loader of a page that asks nothing and says itself how long it may be stored. */
export function plainLoader<Answer>(find: (request: CallRequest) => Promise<Answer>) {
  return ({ context }: LoaderFunctionArgs) => find(context.get(requestContext))
}

/** The loader of a page that asks nothing: the same for everyone for an hour, and for a day once more while it is asked for. */
export function hourlyLoader<Answer>(find: (request: CallRequest) => Promise<Answer>) {
  return async ({ context }: LoaderFunctionArgs) => {
    const headers = { 'cache-control': 'public, max-age=3600, stale-while-revalidate=86400' }
    return data(await find(context.get(requestContext)), { headers })
  }
}

const HEADERS_OF_LINKS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

/** The loader of a page behind a link that holds a token: nobody keeps it or lists it, and where it leads nowhere it is a 404. */
export function linkLoader<Answer>(read: (request: CallRequest, token: string) => Promise<Answer | undefined>) {
  return async ({ context, params }: LoaderFunctionArgs) => {
    const answer = await read(context.get(requestContext), params.token ?? '')
    return data(answer ?? null, { status: answer ? 200 : 404, headers: HEADERS_OF_LINKS })
  }
}

/** Sends the page under the headers of its loader. */
export function forwardLoaderHeaders({ loaderHeaders }: HeadersArgs): Headers {
  return loaderHeaders
}
