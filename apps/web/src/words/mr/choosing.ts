import type { Words } from '../en.ts'

/** Words of the bookmark beside a seat and of the bar that counts them, wherever seats are shown. */
export const choosing: Words['choosing'] = {
  list: 'माझी लिस्ट',
  firstName: 'माझी चॉइस लिस्ट',
  addOf: (seat) => `${seat}, माझ्या लिस्टमध्ये टाका`,
  add: 'लिस्टमध्ये टाका',
  added: 'लिस्टमध्ये आहे',
  count: (count) => `लिस्टमध्ये ${count}`,
  saidAdded: '# मध्ये टाकली',
  saidOrdered: '# मध्ये याच क्रमाने',
  saidRemoved: '# मधून काढली',
  saidFull: '# भरली: तिच्यात 300 चॉइस बसतात. काही काढा, किंवा दुसरी लिस्ट सुरू करा.',
  sharing: {
    whatsApp: 'WhatsApp',
    otherApps: 'इतर ॲप',
    sendsLink: 'एक ओळ आणि लिंक जाईल',
    picture: 'फोटो',
    sendsPicture: 'रँक, कॅटेगरी आणि आकड्यांसह. तुमचं नाव कधीच नाही.',
    sendsPlain: 'फक्त आकडे. तुमचं नाव कधीच नाही.',
    saved: 'फोटो सेव्ह झाला. गॅलरी किंवा डाउनलोडमधून पाठवा.',
    failed: 'फोटो तयार झाला नाही. लिंक पाठवा.',
    who: (rank, category) => `JEE रँक ${rank} · ${category}`,
    reach: (season) => `JoSAA ${season} मध्ये माझ्या आवाक्यात`,
    safe: () => 'Safe चॉइस',
    others: (target, dream) => `${target} Target · ${dream} Dream`,
    chance: (band, season) => `${season} मधला चान्स: ${band}`,
    closed: (season) => `क्लोजिंग रँक, JoSAA ${season}`,
    list: (_count, words) => `माझी JoSAA लिस्ट: ${words} चॉइस`,
    choices: () => 'चॉइस, माझ्या क्रमाने',
    from: (host, season) => `${host} · ${season} पर्यंतच्या क्लोजिंग रँकवरून`,
  },
  saidFailed: 'सेव्ह झालं नाही. इंटरनेट तपासून पुन्हा करून पाहा.',
  saidWaiting: 'या फोनवर ठेवलं. इंटरनेटवर “माझी लिस्ट” उघडल्यावर खात्यात जाईल.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { choosing } }
