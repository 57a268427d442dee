/**
 * Earlier forms kept the password in clear under this key: it goes at the first page that is opened (decision C3).
 */
export function runClearOldPassword(): void {
  try {
    localStorage.removeItem('password')
  } catch {
    // Storage is forbidden, so nothing is kept.
  }
}
