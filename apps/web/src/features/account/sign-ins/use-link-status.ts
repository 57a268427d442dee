import { auth, type EmailKind, STATUS_POLL_MS } from '@sopaan/contract/auth'
import { useEffect, useEffectEvent } from 'react'
import { request } from '#web/identity/browser-request.ts'

const FLAGS = { verify: 'isVerified', reset: 'isPasswordChanged', reactivation: 'isReactivated' } as const

/** Asks every 5 s whether the mailed link was used, until it was or the screen goes. Failures are not shown (R178). */
export function useLinkStatus(email: string, type: EmailKind, onUsed: () => void): void {
  const handleUsed = useEffectEvent(onUsed)
  useEffect(() => {
    const ending = new AbortController()
    const timer = setInterval(async () => {
      try {
        const status = await request(auth.checkVerificationStatus, { body: { email, type } }, { signal: ending.signal })
        if (!status[FLAGS[type]] || ending.signal.aborted) return
        clearInterval(timer)
        handleUsed()
      } catch (thrown) {
        // biome-ignore lint/suspicious/noConsole: asked for by the specification: failures are logged, in development alone.
        if (import.meta.env.DEV) console.debug('check-verification-status', thrown)
      }
    }, STATUS_POLL_MS)
    return () => {
      clearInterval(timer)
      ending.abort()
    }
  }, [email, type])
}
