import { useEffect, useRef } from 'react'
import toast from 'react-hot-toast/headless'
import { useLocation, useNavigate } from 'react-router'
import { useAction } from '#web/identity/use-action.ts'
import { useWords } from '#web/words/use-words.tsx'
import { sendGoogleCode } from './linked-calendars.queries.ts'

/** Takes up what Google sent the browser back with, once, and clears it from the address. @returns whether that is going on */
export function useGoogleReturn(): boolean {
  const { linkedCalendars: words } = useWords()
  const { search } = useLocation()
  const navigate = useNavigate()
  const { isBusy, run } = useAction()
  const handled = useRef('')
  useEffect(() => {
    const query = new URLSearchParams(search)
    const state = query.get('state')
    const code = query.get('code')
    if (state === null || handled.current === state) return
    handled.current = state
    void navigate('#calendars', { replace: true })
    if (code === null) toast.error(words.googleRefused)
    else void run(() => sendGoogleCode({ code, state }), { done: words.connected, failed: words.connectFailed })
  }, [search, navigate, run, words])
  return isBusy
}
