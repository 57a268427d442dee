/** Words of what is on its way, or did not come. */
export const loading = {
  failed: 'This could not be shown.',
  slow: 'This takes longer than usual.',
  comesAgain: 'Too many people right now. This comes again by itself in a moment.',
  tryAgain: 'Try Again',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { loading } }
