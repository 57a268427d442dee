import type { stateChoices as english } from '../en/state-choices.ts'
import { plural } from './plural.ts'

export const stateChoices: typeof english = {
  title: 'राज्य की काउंसलिंग की सीटें',
  lead: 'हर राज्य का फॉर्म अलग होता है, इसलिए ये अलग रहती हैं, अपने ही क्रम में। JoSAA की लिस्ट पर इनका कोई असर नहीं।',
  notPlayed:
    'यहाँ चांस, जाँच या राउंड नहीं हैं: राज्य इतने कम साल के आँकड़े छापते हैं कि सही चांस नहीं निकलता। हर सीट कहाँ बंद हुई, साल के साथ, वह दिखता है।',
  none: 'आपके राज्य की काउंसलिंग की सीटें भी यहाँ रह सकती हैं, अलग से।',
  find: 'राज्य की सीटें खोजें',
  count: (count, words) => plural(count, { one: `राज्य की ${words} चॉइस`, other: `राज्य की ${words} चॉइस` }),
  rowsLabel: 'राज्य की चॉइस, आपके क्रम में',
  standings: {
    'well-inside': 'काफी अंदर',
    'just-inside': 'बस अंदर',
    'just-outside': 'बस बाहर',
    'well-outside': 'काफी बाहर',
  },
  kinds: {
    rank: (figure) => figure,
    marks: (figure) => `${figure} मार्क्स`,
    percentile: (figure) => `${figure} percentile`,
  },
  closed: (name, season, figure) => `${name} ${season}: ${figure} पर बंद`,
  open: 'ओपन सीट',
  yours: (figure) => `आपका ${figure}`,
  inferred: 'साल अंदाजे से, सिर्फ इशारा',
  notYours: 'इसमें आपकी कैटेगरी या राज्य की कोई सीट नहीं।',
  noOpen: 'ओपन सीट का आँकड़ा नहीं है।',
  unknown: 'काउंसलिंग की सूची में अब यह नहीं है। नाम बदला या बंद हुई।',
  judgedBy: (name) => `${name}: जो आपने लिखा उसी से।`,
  notJudged: (name) => `${name}: अपना स्कोर लिखें, पता चलेगा कि मिल जाती या नहीं।`,
  change: 'बदलें',
  enter: 'स्कोर लिखें',
  failed: 'राज्य की सीटें नहीं खुल सकीं। आपकी लिस्ट सुरक्षित है।',
  loading: 'राज्य की सीटें देखी जा रही हैं',
}
