import { Outlet } from 'react-router'
import { ErrorPage } from '#web/features/operations/information/error-page.tsx'
import { NetworkBar } from './network-bar.tsx'

/** Between a frame and its pages: what goes wrong in a page is told here, so that the frame around it stays. */
export default function WithinFrame() {
  return (
    <>
      <Outlet />
      <NetworkBar />
    </>
  )
}

/** What stands in place of a page that could not be drawn; the frame around it stays. */
export function ErrorBoundary() {
  return (
    <>
      <ErrorPage />
      <NetworkBar />
    </>
  )
}
