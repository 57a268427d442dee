import type { Words } from '../en.ts'

export const choosing: Words['choosing'] = {
  list: 'मेरी लिस्ट',
  firstName: 'मेरी चॉइस लिस्ट',
  addOf: (seat) => `${seat}, मेरी लिस्ट में जोड़ें`,
  add: 'लिस्ट में जोड़ें',
  added: 'लिस्ट में है',
  count: (count) => `लिस्ट में ${count}`,
  saidAdded: '# में जोड़ा गया',
  saidOrdered: '# में इसी क्रम में',
  saidRemoved: '# से हटाई गई',
  saidFull: '# भर गई है: इसमें 300 चॉइस आती हैं। कुछ हटाएँ, या दूसरी लिस्ट शुरू करें।',
  sharing: {
    whatsApp: 'WhatsApp',
    otherApps: 'और ऐप',
    sendsLink: 'एक लाइन और लिंक जाएगा',
    picture: 'फोटो',
    sendsPicture: 'रैंक, कैटेगरी और आँकड़ों के साथ। नाम कभी नहीं।',
    sendsPlain: 'सिर्फ आँकड़े। नाम कभी नहीं।',
    saved: 'फोटो सेव हो गई। गैलरी या डाउनलोड से भेजें।',
    failed: 'फोटो नहीं बन पाई। लिंक भेजें।',
    who: (rank, category) => `JEE रैंक ${rank} · ${category}`,
    reach: (season) => `JoSAA ${season} में मेरी पहुँच`,
    safe: () => 'Safe चॉइस',
    others: (target, dream) => `${target} Target · ${dream} Dream`,
    chance: (band, season) => `${season} में चांस: ${band}`,
    closed: (season) => `क्लोजिंग रैंक, JoSAA ${season}`,
    list: (_, words) => `मेरी JoSAA लिस्ट: ${words} चॉइस`,
    choices: () => 'चॉइस, मेरे क्रम में',
    from: (host, season) => `${host} · ${season} तक की क्लोजिंग रैंक से`,
  },
  saidFailed: 'नहीं सहेजा। इंटरनेट देखकर फिर कोशिश करें।',
  saidWaiting: 'इसी फोन पर सेव है। इंटरनेट आने पर मेरी लिस्ट खोलें, खाते में चला जाएगा।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { choosing } }
