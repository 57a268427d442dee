import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { readStored, removeStored } from '#web/stored.ts'

/** How long the notice of the page before is shown, ms. Source: R418. */
const NOTICE_MS = 3000

/** Shows, once, the notice that the page before left in session storage (R181). */
export function useStoredNotice(): void {
  useEffect(() => {
    const notice = readStored('notice')
    if (notice === undefined) return
    removeStored('notice')
    toast.success(notice, { duration: NOTICE_MS })
  }, [])
}
