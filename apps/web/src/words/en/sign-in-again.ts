/** Words of the sign-in that is made again over a page. */
export const signInAgain = {
  title: 'Sign in again',
  text: 'You were away for a while. What you wrote is kept on this page.',
  passwordOf: (email: string) => `Password of ${email}`,
  wrongPassword: 'That is not the password. Try again.',
  signIn: 'Sign in',
  signingIn: 'Signing in',
  robotCheck: 'Checking that you are not a robot',
  notMe: 'Not me',
  otherWay: 'Passkey or a new password',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { signInAgain } }
