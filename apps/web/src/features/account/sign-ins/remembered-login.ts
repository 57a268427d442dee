import { readStored, removeStored, writeStored } from '#web/stored.ts'

/** What the sign-in form starts with: the address alone; a password is never kept by us (decision C3). */
export function readRememberedLogin(): { email: string; isRemembered: boolean } {
  const isRemembered = readStored('rememberMe') === 'true'
  return { email: isRemembered ? (readStored('email') ?? '') : '', isRemembered }
}

/** Keeps or forgets the address after a sign-in. */
export function rememberLogin(email: string, isRemembered: boolean): void {
  writeStored('rememberMe', String(isRemembered))
  if (isRemembered) writeStored('email', email)
  else removeStored('email')
}

/** Offers the credential to the browser's own password store, where it takes one from a page. */
export async function offerToPasswordStore(form: HTMLFormElement, isRemembered: boolean): Promise<void> {
  if (!isRemembered || !('PasswordCredential' in window)) return
  // The types of the standard library do not know this constructor; it takes the form with its autocomplete names.
  const Credential = window.PasswordCredential as new (form: HTMLFormElement) => Credential
  try {
    await navigator.credentials.store(new Credential(form))
  } catch {
    // The browser keeps no passwords here: nothing is lost but the comfort.
  }
}
