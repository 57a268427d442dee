/** The page that stands when no other words could be shown. */
export const crash = {
  reload: 'Please reload the page.',
  home: 'Go to Homepage',
}
