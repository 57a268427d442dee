/**
 * Marks the page before it is painted where a sign-in may stand, so that its header leads to the dashboard: the page itself
 * is the same for everyone and may be cached. Written into the page as text, so it holds all it uses.
 */
export function runSignInHint(): void {
  if (/(?:^|;\s*)hasSession=1(?:;|$)/.test(document.cookie)) document.documentElement.dataset.hinted = 'true'
}
