import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words that every desk has where staff hand in a file: checked, published, taken back. */
export const handedIn: Words['handedIn'] = {
  back: 'कॉलेज डेटा',
  drop: 'फाइल चुनें',
  uploading: 'फाइल पढ़ी जा रही है',
  headings: 'फाइल में कौन से कॉलम चाहिए',
  uploadFailed: 'फाइल नहीं जा सकी। फिर कोशिश करें।',
  unreadable: 'इस फाइल में कोई तालिका नहीं पढ़ी जा सकी। CSV या XLSX में सेव करके फिर दें।',
  loadFailed: 'यह नहीं खुला।',
  states: { checked: 'जाँची गई, छपी नहीं', published: 'छपी हुई', withdrawn: 'वापस ली गई' },
  searchHint: 'किसकी फाइल, नाम या स्रोत',
  column: { name: 'किसकी', file: 'फाइल', state: 'स्थिति', source: 'स्रोत', came: 'कब दी' },
  pages: 'फाइलों के पेज',
  noName: 'बिना नाम की फाइल',
  unlikely: 'फिर देखें',
  refusedTitle: (count, written) =>
    `${written} ${plural(count, { one: 'पंक्ति नहीं ली जाएगी', other: 'पंक्तियाँ नहीं ली जाएँगी' })}`,
  line: (line) => `पंक्ति ${line}`,
  publishTitle: 'छापें',
  source: 'स्रोत: किसने छापा, और क्या',
  sourceOn: 'स्रोत की तारीख',
  sourceUrl: 'स्रोत का लिंक, अगर हो',
  save: 'छापें',
  saving: 'छप रहा है',
  saved: 'छप गया। पाँच मिनट में सबको दिखेगा।',
  failed: 'यह नहीं हो सका।',
  sourceIs: (source, on) => `स्रोत: ${source}, ${on}`,
  withdraw: 'वापस लें',
  discard: 'हटाएँ',
  discardTitle: 'यह फाइल हटाएँ?',
  discardText: 'यह कभी छपी नहीं। जो दिख रहा है, नहीं बदलेगा।',
  discarded: 'हटा दी।',
  cancel: 'रहने दें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { handedIn } }
