import { data } from 'react-router'
import { NotFound } from './not-found.tsx'

/** An unknown address under a dashboard: the frame around it is that of whoever is signed in. */
export function loader() {
  return data(undefined, { status: 404 })
}

export default NotFound
