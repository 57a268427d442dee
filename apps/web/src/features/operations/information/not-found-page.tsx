import { isReadIn, readLanguage } from '@sopaan/contract/paths'
import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { NotFound } from './not-found.tsx'

export const handle = { hydrate: false }

/** Every unknown address; one that only has a slash too many leads to the right one, and one not read in its language to the first. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const bare = pathname.replace(/\/+$/, '')
  if (bare !== '' && bare !== pathname && !bare.startsWith('//')) throw redirect(bare + search, 308)
  const { language, path } = readLanguage(pathname)
  if (!isReadIn(path, language)) throw redirect(path.replace(/^\/+/, '/') + search)
  return data(undefined, { status: 404 })
}

export default NotFound
