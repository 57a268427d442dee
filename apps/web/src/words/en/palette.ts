/** Words of the search over every page, in the frame of dashboards. */
export const palette = {
  open: 'Search',
  openHint: 'Search (Ctrl K)',
  title: 'Go to',
  label: 'Page, tool or person',
  labelPages: 'Page or tool',
  recent: 'Recent',
  pages: 'Pages',
  tools: 'Tools',
  people: 'People',
  none: 'Nothing of that name.',
  count: (count: string, isOne: boolean) => `${count} ${isOne ? 'result' : 'results'}`,
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { palette } }
