/** Words of the page that the link under a mail opens. */
export const unsubscribe = {
  pageTitle: 'Stop mails',
  titles: {
    counselling: 'Stop reminders of counselling dates by mail?',
    rounds: 'Stop mails about what each round means for your list?',
    other: 'Stop these mails?',
  },
  text: 'They stop at once. What you see in the app stays as you chose it.',
  button: 'Stop them',
  working: 'Stopping',
  done: 'Stopped',
  doneText: 'No more of these mails. You can turn them on again in your profile.',
  settings: 'All notification settings',
  failed: 'This did not work. Try again.',
  invalidTitle: 'This link does not work',
  invalidText: 'Open it again from the mail, or choose what reaches you in your profile.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { unsubscribe } }
