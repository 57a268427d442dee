import { paths } from '@sopaan/contract/paths'
import { data, useLocation } from 'react-router'
import { StaffNotFound } from '#web/features/account/dashboards/staff-not-found.tsx'
import { NotFound } from './not-found.tsx'

/** An unknown address under a dashboard: the frame around it is that of whoever is signed in. */
export function loader() {
  return data(undefined, { status: 404 })
}

/** What is not there says so in the frame of whoever reads it: staff are shown places of staff. */
export default function OwnNotFoundPage() {
  const { pathname } = useLocation()
  return pathname.startsWith(paths.dashboard('admin')) ? <StaffNotFound /> : <NotFound />
}
