import { hasSignInHint } from '#web/identity/sign-in-hint.ts'

/**
 * Covers the sign-in pages for half a second, unless the opening screen does; and where a sign-in may stand, until it is
 * known who is there.
 */
export function runOpening(): void {
  const root = document.documentElement
  const OVERLAY_MS = 500
  if (hasSignInHint(document.cookie)) root.dataset.checking = 'true'
  if (root.dataset.splash !== undefined) return
  root.dataset.opening = 'true'
  setTimeout(() => delete root.dataset.opening, OVERLAY_MS)
}
