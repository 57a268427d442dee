import { hasSignInHint } from '#web/identity/sign-in-hint.ts'

/**
 * Marks the page before it is painted where a sign-in may stand, so that its header leads to the dashboard: the page itself
 * is the same for everyone and may be cached.
 */
export function runSignInHint(): void {
  if (hasSignInHint(document.cookie)) document.documentElement.dataset.hinted = 'true'
}
