import type { Words } from '../en.ts'

/** Words of the page for whoever has no network and no page to stay on. */
export const offline: Words['offline'] = {
  pageTitle: 'इंटरनेट नहीं है',
  title: 'इंटरनेट नहीं है',
  text: 'ये सब इसके बिना भी खुलता है:',
  read: 'जो पेज आपने पढ़े हैं',
  again: 'फिर कोशिश करें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { offline } }
