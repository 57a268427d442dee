import type { Words } from '../en.ts'
import { plural } from './plural.ts'

export const whichButton: Words['whichButton'] = {
  now: 'आपकी अभी की सीट के लिए',
  fromList: 'इस फोन की लिस्ट से राउंड {round} में आपको {seat} मिलती।',
  backThen: (round) => `राउंड ${round} के बाद हम यह कहते`,
  press: (button) => `${button} दबाएँ।`,
  because: {
    'first-choice': () => 'यह आपकी लिस्ट में नं. 1 है, और सिर्फ Freeze खुला है।',
    'last-round': () => 'यह आखिरी राउंड है, और सिर्फ Freeze खुला है।',
    'nothing-near': (percent) =>
      `आपकी सीट से ऊपर की कोई चॉइस अब आए, इसका चांस ${percent} है। Float में रुकने से भी कुछ नहीं जाता; Freeze वापस नहीं होता।`,
    'own-college': (percent, count, words) =>
      `${plural(count, {
        0: 'अब जो आ सकता है, वह आपके ही कॉलेज में है',
        one: 'ऊपर की 1 चॉइस अब भी आ सकती है, आपके ही कॉलेज में',
        other: `ऊपर की ${words} चॉइस अब भी आ सकती हैं, सब आपके ही कॉलेज में`,
      })}: चांस ${percent}। Slide में वही आएगी, बाहर का कुछ नहीं। Slide से Float पर वापस नहीं जा सकते।`,
    'something-higher': (percent, count, words) =>
      `${plural(count, {
        0: 'लिस्ट में ऊपर का कुछ अब भी आ सकता है',
        one: 'ऊपर की 1 चॉइस अब भी आ सकती है',
        other: `ऊपर की ${words} चॉइस अब भी आ सकती हैं`,
      })}: चांस ${percent}। तब तक आपकी सीट आपकी ही रहेगी।`,
  },
  regret: {
    float:
      'पर जो आए उसे मना नहीं कर सकते, और पुरानी सीट उसी वक्त चली जाती है। ऊपर कोई चॉइस इस सीट से कम पसंद है? तो Freeze दबाएँ।',
    slide: 'पर जो आए उसे मना नहीं कर सकते, और पुरानी सीट उसी वक्त चली जाती है। वहाँ ऊपर की कोई ब्रांच कम पसंद है? तो Freeze दबाएँ।',
  },
  note: 'यह बीते सालों से निकला चांस है, वादा नहीं। और तभी सही है जब लिस्ट आपकी पसंद के क्रम में हो।',
}

export const handle = { words: { whichButton } }
