import { MINUTE_MS } from '@sopaan/domain/time/durations'
import { DEVICE_COOKIE } from '#api/http/csrf.ts'
import type { RequestContext } from '#api/http/serve.ts'
import { hashToken } from '#api/seal.ts'
import type { ParentConsentRow } from './parents.queries.ts'

/** An answer from the network of the ask within so long may be the child's own, ms. */
const SOON_MS = 30 * MINUTE_MS

/** The device cookie of a browser, as a hash; undefined where it sent none. */
export function deviceHashOf({ cookies }: Pick<RequestContext, 'cookies'>): Buffer | undefined {
  const device = cookies.get(DEVICE_COOKIE)
  return device === undefined ? undefined : hashToken(device)
}

/**
 * Why an answer may be the child's own: from the very browser that asked, or from its network within half an hour. A home
 * has one network, so this refuses nothing: staff look at it.
 */
export function doubtOf(
  { askedAt, askedIp, askedDeviceHash }: ParentConsentRow,
  request: Pick<RequestContext, 'ip' | 'cookies'>,
  now: Date,
): 'same-device' | 'same-address' | null {
  const device = deviceHashOf(request)
  if (device && askedDeviceHash?.equals(device)) return 'same-device'
  const isSoon = now.getTime() - askedAt.getTime() < SOON_MS
  return isSoon && askedIp === request.ip ? 'same-address' : null
}
