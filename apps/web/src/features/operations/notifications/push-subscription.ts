/** Why a browser cannot be told by push, in a word that its reader may be told. */
export class PushNotAllowed extends Error {
  override readonly name = 'PushNotAllowed'
}

/** A worker that does not come is not waited for longer, ms. */
const WORKER_MS = 15_000

/** Whether this browser knows pushes at all; on an iPhone it does once the product is on the home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
}

/** Whether the reader said no for good: a browser does not ask a second time. */
export function isPushBlocked(): boolean {
  return canPush() && Notification.permission === 'denied'
}

/** By which address this browser is told; null while it is not. */
export async function findEndpoint(): Promise<string | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

/**
 * Asks the reader, and has the push service of this browser give an address for it. Call it in the press itself: browsers ask
 * then alone.
 * @param key  of the server
 * @throws {PushNotAllowed} where the reader or the browser says no
 */
export async function subscribeHere(key: string): Promise<{ endpoint: string; publicKey: string; authSecret: string }> {
  if ((await Notification.requestPermission()) !== 'granted') throw new PushNotAllowed()
  const { pushManager } = await workerInTime()
  const before = await pushManager.getSubscription()
  // One of another key is of no use, and in the way of a new one.
  if (before !== null && keyOf(before) !== key) await before.unsubscribe()
  const subscription = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch((thrown: unknown) => {
      throw new PushNotAllowed('The browser gave no address.', { cause: thrown })
    })
  const { keys = {} } = subscription.toJSON()
  return { endpoint: subscription.endpoint, publicKey: keys.p256dh ?? '', authSecret: keys.auth ?? '' }
}

/** Has this browser be told no more. */
export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

async function workerInTime(): Promise<ServiceWorkerRegistration> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PushNotAllowed()), WORKER_MS)
  })
  try {
    return await Promise.race([navigator.serviceWorker.ready, late])
  } finally {
    clearTimeout(timer)
  }
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
