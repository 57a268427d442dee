/** Whether this browser knows passkeys; only a browser can say. */
export function hasPasskeys(): boolean {
  return typeof window !== 'undefined' && 'PublicKeyCredential' in window
}

/** Whether somebody closed the question of the device, or let it run out, rather than that anything went wrong. */
export function isPasskeyLeft(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.name === 'NotAllowedError' || thrown.name === 'AbortError')
}
