/** Words of the page for whoever came to a page of others. */
export const denied = {
  signedInAs: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
  signOut: 'Sign out and use another account',
  signedOut: 'You are signed out. Sign in with the other account.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { denied } }
