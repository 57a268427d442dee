import { Outlet } from 'react-router'
import { PublicFrame } from './public-frame.tsx'

/** The public site: header, page, footer. */
export default function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
