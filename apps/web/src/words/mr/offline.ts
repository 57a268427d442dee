import type { Words } from '../en.ts'

/** Words of the page for whoever has no network and no page to stay on. */
export const offline: Words['offline'] = {
  pageTitle: 'इंटरनेट नाही',
  title: 'इंटरनेट नाही',
  text: 'हे सगळं इंटरनेटशिवाय उघडतं:',
  read: 'तुम्ही वाचलेली पानं',
  again: 'पुन्हा करून पाहा',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { offline } }
