/** Words of the surfaces shown while something is on its way, and of notes shown once. */
export const start = {
  splashLines: [
    'Unlocking knowledge vault...',
    'Setting up your learning desk...',
    'Fueling mentorship engine...',
    'Securing academic network...',
    'Preparing your digital campus...',
  ],
  preparing: 'Preparing Your Experience',
  preparingFirst: 'Loading resources...',
  scriptOff: 'This page needs JavaScript. Turn it on in your browser, then reload.',
  scriptLate: 'This is taking long. Check your connection.',
  reload: 'Reload the page',
  preparingThen: 'Optimizing your journey',
  pleaseWait: 'Please wait...',
  messages: 'Messages',
  authError: 'Auth Error',
  dismiss: 'Dismiss',
  unreachable: 'No internet. Check your connection and try again.',
  invalidUser: 'Invalid user data received',
  draftBack: 'What you wrote is back. It is not sent yet.',
  draftKept: 'Your sign-in ended. Sign in again: what you wrote is kept and will be there.',
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you changed on this page is not saved.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  retry: 'Try Again',
  signInToContinue: 'Sign in to continue',
  signInLink: 'Sign in',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { start } }
