import type { Words } from '../en.ts'
import { plural } from './plural.ts'

const rows = (count: number) => plural(count, { one: '1 चॉइस', other: `${count} चॉइस` })
const remove = (count: number) => plural(count, { one: 'हटाएँ', other: `${count} हटाएँ` })
const addSafe = (count: number) => plural(count, { one: '1 Safe सीट जोड़ें', other: `${count} Safe सीटें जोड़ें` })

/** What is said of the check of a list. */
export const listCheck: Words['choices']['check'] = {
  title: 'जाँच',
  doctor: 'लिस्ट डॉक्टर',
  riskTitle: 'सीट न मिलने का खतरा',
  riskLead: 'आपकी लिस्ट, 100 बार चलाकर',
  under: '1% से कम',
  over: '99% से ज्यादा',
  percent: (percent) => `${percent}%`,
  dream: (count) => `${count} Dream`,
  target: (count) => `${count} Target`,
  safe: (count) => `${count} Safe`,
  none: (count) => `${count} खाली`,
  said: {
    hardly: 'शायद ही किसी साल खाली हाथ रहें।',
    small: 'खाली हाथ रहने का थोड़ा खतरा है।',
    real: 'खाली हाथ रहने का सच में खतरा है।',
    large: 'खाली हाथ रहने का बड़ा खतरा है।',
    likely: 'सीट मिलने से ज्यादा न मिलने का चांस है।',
  },
  years: (tough, typical, easy) => `मुश्किल साल ${tough}, आम साल ${typical}, आसान साल ${easy}।`,
  source: (season) =>
    `${season} के हमारे अनुमान से। सीटें साथ चढ़ती-उतरती हैं और कुछ दोबारा नहीं आतीं: दोनों गिने हैं। 2022 से 2026 पर परखा हुआ।`,
  untested: 'राउंड आने पर यह आँकड़ा उनके साथ चलता है। बीते सालों पर यह परखा नहीं गया।',
  place: (place, name) => `नं. ${place}, ${name}`,
  kinds: { 'main-1': 'JEE Main', 'main-2a': 'B.Arch', 'main-2b': 'B.Planning', advanced: 'JEE Advanced' },
  findings: {
    TWICE: {
      what: (count) => plural(count, { one: 'एक ब्रांच दो बार है', other: `${count} ब्रांच दो बार हैं` }),
      why: (of) => `${of}: JoSAA में कॉलेज + ब्रांच एक ही बार भरते हैं, फिर आपकी हर सीट देखी जाती है।`,
      repair: remove,
    },
    RENAMED: {
      what: (count) => `${rows(count)} का नाम शायद बदल गया`,
      why: (of) => `${of}: इस नाम से अब नहीं मिलती। उसी कॉलेज में उस ब्रांच की नई चॉइस है।`,
      repair: (count) => plural(count, { one: 'नया नाम रखें', other: `${count} नए नाम रखें` }),
    },
    NOT_OFFERED: {
      what: (count) => `${rows(count)} अब नहीं मिलती`,
      why: () => 'ब्रांच वहाँ बंद हुई या नाम बदल गया। फॉर्म भरने से पहले नया नाम देख लें।',
      repair: remove,
    },
    NO_RANK_FOR_IT: {
      what: (count) => `${rows(count)} की रैंक नहीं दी`,
      why: (of) => `${of}: उस पेपर की रैंक नहीं डाली। हो तो ऊपर डालें।`,
      repair: remove,
    },
    AAT_MISSING: {
      what: (count) => `${rows(count)} के लिए AAT चाहिए`,
      why: (of) => `${of}: सिर्फ उनके लिए जिन्होंने AAT पास किया है।`,
      repair: remove,
    },
    STATE_MISSING: {
      what: (count) => `${rows(count)} के लिए 12वीं का राज्य चाहिए`,
      why: () => 'NIT की आधी सीटें राज्य के हिसाब से मिलती हैं। राज्य पता न हो, तब तक यहाँ इनकी कोई सीट नहीं गिनी।',
      repair: () => 'राज्य डालें',
    },
    NOT_ELIGIBLE: {
      what: (count) => `${rows(count)} आपको नहीं मिल सकती`,
      why: (of) => `${of}: आपके राज्य, श्रेणी और जेंडर के लिए वहाँ कोई सीट नहीं।`,
      repair: remove,
    },
    FIX_ORDER: {
      what: (count) => `${count} मुश्किल चॉइस तक बात नहीं पहुँचेगी`,
      why: (of) => `${of} लगभग पक्की है, JoSAA वहीं रुकता है। जो उससे ज्यादा पसंद हैं, वे ऊपर जाएँ।`,
      repair: () => 'क्रम ठीक करें',
    },
    DREAM_BIGGER: {
      what: () => 'और बड़ा सपना, मुफ्त में',
      why: (of) => `${of}: सबसे ऊपर रखने में कुछ नहीं जाता।`,
      repair: () => 'नं. 1 पर जोड़ें',
    },
    NEVER_REACHED: {
      what: (count) => `${rows(count)} तक बात नहीं पहुँचेगी`,
      why: (of) => `${of} से: ऊपर की सीट लगभग पक्की है, JoSAA वहीं रुकता है। जो ज्यादा पसंद हैं, ऊपर करें।`,
      repair: remove,
    },
    NO_CHANCE: {
      what: (count) => plural(count, { one: 'एक सपना पहुँच से बाहर है', other: `${count} सपने पहुँच से बाहर हैं` }),
      why: () => 'चांस 0.5% से कम। इनसे कुछ नहीं जाता, रहने दें।',
    },
    MAY_NOT_BE_OFFERED: {
      what: (count) => plural(count, { one: 'एक सीट शायद न आए', other: `${count} सीटें शायद न आएँ` }),
      why: (of) => `${of}: ऐसी कई सीटें अगले साल नहीं आतीं। सिर्फ इसके भरोसे न रहें।`,
    },
    UNWANTED_LENGTH: {
      what: (count) => `${rows(count)} दूसरी अवधि की`,
      why: (of) => `${of}: साल उतने नहीं जितने आपने चाहे।`,
      repair: remove,
    },
    AGAINST_OWN_WISH: {
      what: () => 'कम पसंद सीट ऊपर है',
      why: (of) => `बदलने पर ${of} ऊपर जाएगी।`,
      repair: () => 'अदला-बदली',
    },
    EASIER_ABOVE_HARDER: {
      what: () => 'आसान ब्रांच पहले है। ठीक है?',
      why: (of) => `${of} उसी कॉलेज की ज्यादा मुश्किल ब्रांच से ऊपर है। यही ज्यादा पसंद है तो रहने दें।`,
      repair: () => 'अदला-बदली',
    },
    NO_SAFE_END: {
      what: () => 'आखिर में Safe सीट नहीं',
      why: () => 'मुश्किल साल में इस लिस्ट से कुछ नहीं मिलेगा। आखिर में वे सीटें रखें जो आप तब भी लें।',
      repair: addSafe,
    },
    FALL_TOGETHER: {
      what: () => 'ये सीटें साथ चूकती हैं',
      why: () => 'मुश्किल साल में सब एक साथ जल्दी बंद होती हैं, इसलिए चांस जुड़ते नहीं।',
      repair: addSafe,
    },
    NOTHING_BETWEEN: {
      what: () => 'Dream और Safe के बीच कुछ नहीं',
      why: () => 'बीच के चांस वाली सीटें Safe से अच्छा दिला सकती हैं।',
    },
    RANK_NOT_USED: {
      what: (_, of) => `आपकी ${of} रैंक काम नहीं आ रही`,
      why: () => 'उस रैंक की कोई सीट लिस्ट में नहीं।',
    },
    TOO_SHORT: {
      what: (count) => `सिर्फ ${count} चॉइस`,
      why: () => 'JoSAA में कोई सीमा नहीं। जो भी सीट आप लें, उससे लिस्ट और सुरक्षित होगी।',
      repair: addSafe,
    },
    HOME_FORGOTTEN: {
      what: (_, of) => `${of} छूट गया`,
      why: () => 'वहाँ आपके राज्य के लिए अलग सीटें हैं। चांस बेहतर है।',
      repair: (count) => `${count} सीटें जोड़ें`,
    },
  },
  paper: {
    what: (count, category) => `${count} चॉइस आपके ${category} सर्टिफिकेट पर टिकी हैं`,
    from: (day, season) => `JoSAA ${season}: सिर्फ ${day} या उसके बाद का चलता है।`,
    falls: (name, percent) => `इसके बिना ${name} का चांस ${percent} रह जाएगा।`,
    action: 'कागज',
  },
  effect: (from, to) => `खतरा ${from} से ${to}`,
  changes: 'क्या बदलेगा',
  added: (name, at) => `नं. ${at} पर नई: ${name}`,
  dropped: (name) => `हटेगी: ${name}`,
  moved: (name, from, to) => `नं. ${from} से नं. ${to}: ${name}`,
  andMore: (count) => `और ${count}`,
  pwd: (said, came) =>
    `PwD सीटों के साथ यह आँकड़ा थोड़ा ज्यादा डराता है: जिन लिस्ट पर ${said}% कहा, उनमें ${came}% खाली रहीं (2022 से 2026)। PwD सीटें अक्सर वहाँ भी आ जाती हैं जहाँ पहले नहीं छपी थीं।`,
  clear: (count) => `आपकी ${count} चॉइस में कोई गलती नहीं मिली।`,
  allClear: 'कोई गलती नहीं मिली',
  done: (what) => `हो गया: ${what}`,
  undo: 'वापस लें',
  checking: 'लिस्ट जाँच रहे हैं',
  failed: 'लिस्ट नहीं जँच सकी। आपकी लिस्ट सुरक्षित है।',
  needsRank: 'रैंक डालें, फिर लिस्ट जाँचकर बताएँगे कि खाली हाथ रहने का कितना खतरा है।',
  notReady: 'अभी के डेटा से जाँच नहीं हो सकती। हर सीट का चांस वैसा ही है।',
  change: 'लिस्ट में सुधार',
}
