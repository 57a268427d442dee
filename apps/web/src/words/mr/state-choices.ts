import type { stateChoices as english } from '../en/state-choices.ts'

/** Words of the seats of State counsellings on a choice list. */
export const stateChoices: typeof english = {
  title: 'राज्याच्या काउन्सेलिंगच्या सीट',
  lead: 'प्रत्येक राज्याचा फॉर्म वेगळा असतो, म्हणून या वेगळ्या राहतात, स्वतःच्या क्रमाने. JoSAA च्या लिस्टवर यांचा परिणाम होत नाही.',
  notPlayed:
    'इथे चान्स, तपासणी किंवा राउंड नाहीत: राज्यं इतक्या कमी वर्षांचे आकडे जाहीर करतात की प्रामाणिक चान्स निघत नाही. प्रत्येक सीट कुठे बंद झाली ते वर्षासह दिसतं.',
  none: 'तुमच्या राज्याच्या काउन्सेलिंगच्या सीटही इथे राहू शकतात, वेगळ्या.',
  find: 'राज्याच्या सीट शोधा',
  count: (_count, words) => `राज्याच्या ${words} चॉइस`,
  rowsLabel: 'राज्याच्या चॉइस, तुम्हाला हव्या त्या क्रमाने',
  standings: {
    'well-inside': 'बरंच आत',
    'just-inside': 'जेमतेम आत',
    'just-outside': 'जेमतेम बाहेर',
    'well-outside': 'बरंच बाहेर',
  },
  kinds: {
    rank: (figure) => figure,
    marks: (figure) => `${figure} मार्क`,
    percentile: (figure) => `${figure} पर्सेंटाइल`,
  },
  closed: (name, season, figure) => `${name} ${season}: ${figure} वर बंद`,
  open: 'ओपन सीट',
  yours: (figure) => `तुमचा ${figure}`,
  inferred: 'वर्ष अंदाजाने, फक्त कल्पना येण्यासाठी',
  notYours: 'यात तुमच्या कॅटेगरी किंवा राज्यासाठी सीट नाही.',
  noOpen: 'ओपन सीटचा आकडा नाही.',
  unknown: 'काउन्सेलिंगच्या यादीत आता ही नाही. नाव बदललं किंवा बंद झाली.',
  judgedBy: (name) => `${name}: तुम्ही लिहिलेल्यावरून.`,
  notJudged: (name) => `${name}: तुमचा स्कोअर लिहा, मिळाली असती का ते कळेल.`,
  change: 'बदला',
  enter: 'स्कोअर लिहा',
  failed: 'राज्याच्या सीट पाहता आल्या नाहीत. तुमची लिस्ट सुरक्षित आहे.',
  loading: 'राज्याच्या सीट पाहतोय',
}
