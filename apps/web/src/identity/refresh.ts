type Outside = {
  /** Whether the access cookie is good at this moment. */
  isSignedIn: () => Promise<boolean>
  /** Exchanges the refresh cookie; false when it is good no more. */
  renew: () => Promise<boolean>
}

const LOCK = 'refresh'

/**
 * The one refresh of a sign-in: within a tab all who need it share a run, between tabs the browser's lock orders them,
 * and each asks first whether another has renewed the cookies meanwhile.
 */
export function createRefresh(outside: Outside): {
  refresh: () => Promise<boolean>
  whenSettled: () => Promise<void>
} {
  let running: Promise<boolean> | undefined
  const refresh = () => {
    running ??= refreshOnce(outside).finally(() => {
      running = undefined
    })
    return running
  }
  const whenSettled = async () => {
    await running?.catch(() => false)
  }
  return { refresh, whenSettled }
}

/** A tab may learn of its 401 before another has renewed, and reach the lock after it: so each asks before it renews. */
async function refreshOnce(outside: Outside): Promise<boolean> {
  if (!('locks' in navigator)) return outside.renew()
  return navigator.locks.request(LOCK, async () => (await outside.isSignedIn()) || outside.renew())
}
