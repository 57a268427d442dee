/** Signs the same person in again over the page. @returns whether they are; false: the page is to be left */
type SignInAgain = () => Promise<boolean>

let offered: SignInAgain | undefined
let running: Promise<boolean> | undefined

/** From now on a sign-in that ended can be made again over this page. @returns ends it */
export function offerSignInAgain(offer: SignInAgain): () => void {
  offered = offer
  return () => {
    if (offered === offer) offered = undefined
  }
}

/** Asks once, however many requests lost the sign-in together. @returns false also where the page offers nothing */
export async function resumeSignIn(): Promise<boolean> {
  running ??= offered?.().finally(() => {
    running = undefined
  })
  return (await running) ?? false
}
