/** Words of the page for whoever came to a page of others. */
export const denied = {
  signedInAs: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
  signOut: 'Sign out and use another account',
  signedOut: 'You are signed out. Sign in with the other account.',
  signOutFailed:
    'You are signed out here, but we could not reach Sopaan to end it there. On a shared phone, sign in and sign out once more.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { denied } }
