import type { Words } from '../en.ts'

export const choosing: Words['choosing'] = {
  list: 'मेरी लिस्ट',
  firstName: 'मेरी चॉइस लिस्ट',
  mark: (seat) => `मेरी चॉइस लिस्ट में: ${seat}`,
  add: 'लिस्ट में जोड़ें',
  added: 'लिस्ट में है',
  count: (count) => `सूची में ${count}`,
  saidAdded: '# में जोड़ा गया',
  saidRemoved: '# से हटाया गया',
  saidFull: '# भर गई है: इसमें 300 सीटें आती हैं। कुछ हटाइए, या दूसरी सूची शुरू कीजिए।',
  saidFailed: 'यह नहीं हो पाया। अपना इंटरनेट देखिए और फिर कोशिश कीजिए।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { choosing } }
