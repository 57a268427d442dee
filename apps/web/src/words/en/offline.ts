/** Words of the page for whoever has no network and no page to stay on. */
export const offline = {
  pageTitle: 'No internet',
  title: 'No internet',
  text: 'This opens without it:',
  read: 'Pages you have read',
  again: 'Try Again',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { offline } }
