import { useRouteLoaderData } from 'react-router'

/** Scheme and host under which the product is reached, without a slash at the end; empty where nobody told, as in tests. */
export function useOrigin(): string {
  const root: unknown = useRouteLoaderData('root')
  return typeof root === 'object' && root !== null && 'origin' in root ? String(root.origin) : ''
}
