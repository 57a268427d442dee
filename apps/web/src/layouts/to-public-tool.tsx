import { type LoaderFunctionArgs, redirect } from 'react-router'

/** A tool under a dashboard is for signed-in people of that dashboard; others read the public page, with their query. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  throw redirect(pathname.slice(pathname.indexOf('/tools/')) + search)
}
