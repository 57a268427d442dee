import type { Words } from '../en.ts'

/** Words of passkeys, in the settings. */
export const passkeys: Words['passkeys'] = {
  title: 'पासकी (passkey)',
  lead: 'फिंगरप्रिंट, चेहरे या स्क्रीन लॉक से साइन इन करें। न कुछ टाइप करना, न कुछ चोरी होना। पासवर्ड भी चलता रहेगा।',
  loadFailed: 'आपकी पासकी नहीं खुलीं।',
  none: 'अभी कोई पासकी नहीं।',
  notHere: 'यह ब्राउजर पासकी नहीं जानता। नया ब्राउजर या अपना फोन आजमाएँ।',
  full: 'आपकी दस पासकी हो गईं। नई जोड़ने के लिए एक हटाएँ।',
  name: 'नाम',
  nameHint: 'ताकि बाद में पहचान सकें: कौन सा फोन या कंप्यूटर।',
  usualName: 'यह डिवाइस',
  add: 'पासकी जोड़ें',
  adding: 'जुड़ रही है',
  added: 'जुड़ गई। अब इससे साइन इन कर सकते हैं।',
  addFailed: 'पासकी नहीं जुड़ी। फिर कोशिश करें।',
  addedOn: (day) => `${day} को जोड़ी`,
  lastUsed: (when) => `आखिरी बार ${when}`,
  neverUsed: 'अभी इस्तेमाल नहीं हुई',
  remove: 'हटाएँ',
  removeOne: (name) => `${name} हटाएँ`,
  removeTitle: (name) => `पासकी “${name}” हटाएँ?`,
  removeText: 'इससे अब साइन इन नहीं होगा। डिवाइस में यह फिर भी दिख सकती है; वहाँ भी हटा दें।',
  removing: 'हट रही है',
  removed: 'हट गई।',
  removeFailed: 'नहीं हटी। फिर कोशिश करें।',
  keep: 'रहने दें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { passkeys } }
