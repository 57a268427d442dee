import type { Words } from '../en.ts'

/** Words of the guides' pages; what stands in a guide is a text of its own. */
export const guides: Words['guides'] = {
  pageTitle: 'गाइड: JoSAA आसान शब्दों में',
  description: 'चॉइस भरना, Float या Freeze, होम स्टेट, सर्टिफिकेट, CSAB, फीस, माता-पिता के लिए: छोटे जवाब, स्रोत के साथ।',
  name: 'गाइड',
  heading: 'JoSAA आसान शब्दों में',
  lead: 'हर एक दो मिनट की, बिना अकाउंट। हर आँकड़े के साथ उसका साल और स्रोत।',
  searchLabel: 'गाइड में खोजें',
  search: 'खोजें',
  nothing: (q) => `“${q}” पर कोई गाइड नहीं।`,
  showAll: 'सारी गाइड दिखाएँ',
  checked: (season, day) => `आँकड़े ${season} के, ${day} को मिलाए।`,
  sources: 'स्रोत',
  nextGuides: 'आगे पढ़ें',
  whatNow: 'तारीखें, कागज, फीस: अब क्या?',
  predictor: 'मेरे कॉलेज देखें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { guides } }
