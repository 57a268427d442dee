import { seatNames } from '@sopaan/domain/names/hi/seats'
import type { Words } from '../en.ts'

/** Words of the college predictor. Exam, quota and seat names stay as the counselling prints them. */
export const predictor: Words['predictor'] = {
  pageTitle: 'कॉलेज प्रेडिक्टर: आपकी JEE रैंक पर JoSAA की ब्रांच',
  resultTitle: (rank) => `रैंक ${rank}: पहुँच की ब्रांच`,
  description:
    'आपकी रैंक, श्रेणी और होम स्टेट पर मिल सकने वाली हर JoSAA सीट: चांस, पिछले पाँच साल की क्लोजिंग रैंक और हर आँकड़े का स्रोत। मुफ्त, बिना खाते के।',
  askBefore: '',
  askMarked: 'मेरी रैंक',
  askAfter: ' मुझे कहाँ ले जा सकती है?',
  askLead: 'पाँच सवाल। हर सीट जो मिल सकती है, साथ में उसका चांस।',
  severalRanks: 'अपनी सारी रैंक डालें',
  change: 'बदलें',
  changeTitle: 'अपने जवाब बदलें',
  profileLabel: 'आपके जवाब',
  sending: 'ढूँढ रहे हैं',

  main: 'JEE Main रैंक',
  mainHint: 'CRL, स्कोरकार्ड से',
  category: 'श्रेणी',
  categories: { OPEN: 'सामान्य', EWS: 'EWS', 'OBC-NCL': 'OBC-NCL', SC: 'SC', ST: 'ST' },
  state: '12वीं का राज्य',
  stateHint: 'जिस राज्य से 12वीं पास की',
  stateNone: 'राज्य चुनें',
  gender: 'जेंडर',
  genders: { male: 'लड़का', female: 'लड़की', other: 'अन्य' },
  genderNotSaid: 'जेंडर नहीं बताया',
  pwd: 'मेरे पास PwD प्रमाणपत्र है (40% या अधिक)',
  pwdShort: 'PwD',
  aat: 'मैंने AAT (Architecture Aptitude Test) पास किया है',
  aatShort: 'AAT पास',
  lists: seatNames.lists,
  listLegends: {
    'main-1': 'JEE Main, पेपर 1',
    'main-2a': 'B.Arch (JEE Main, पेपर 2A)',
    'main-2b': 'B.Planning (JEE Main, पेपर 2B)',
    advanced: 'JEE Advanced, IIT के लिए',
  },
  kinds: {
    common: 'कॉमन रैंक (CRL)',
    category: 'श्रेणी रैंक',
    openPwd: 'ओपन लिस्ट की PwD रैंक',
    categoryPwd: 'अपनी श्रेणी की PwD रैंक',
    preparatory: 'प्रिपरेटरी कोर्स रैंक',
  },
  rankOf: (list, kind) => `${list} ${kind}`,
  rankTakes: (max) => `रैंक 1 से ${max} तक होती है। कहीं यह percentile तो नहीं?`,
  mainTakes: 'Main रैंक करीब 15 लाख तक जाती है। कहीं यह percentile तो नहीं?',
  rankNeeded: 'रैंक डालें। JEE Main रैंक नहीं है? “और” में Advanced, B.Arch या B.Planning रैंक डालें।',
  choiceTakes: 'लिस्ट में से एक जवाब चुनें।',
  refusedTitle: 'ये जवाब देख लें',
  refusedFilters: 'इस पते का कोई फिल्टर हमें नहीं मिला। सारी ब्रांच देखने के लिए फिल्टर हटाएँ।',

  narrow: 'छाँटें',
  clear: 'फिल्टर हटाएँ',
  bandsLabel: 'कितना चांस',
  bands: seatNames.bands,
  forecast: (forecast, newest, low, high) =>
    `JoSAA ${forecast} के आखिरी राउंड का चांस, ${newest} तक की क्लोजिंग रैंक से। हर साल एक जैसा नहीं: जिन सीटों को हमने Target कहा, वे अलग-अलग साल 100 में ${low} से ${high} बार मिलीं। यह गारंटी नहीं है।`,
  afterRound: (round, season) => `${season} के राउंड ${round} के बाद अपडेट।`,
  roundIn: (round, season) => `${season} का राउंड ${round} आ चुका है`,
  reportCard: 'हम कितनी बार सही निकले',

  results: 'चॉइस',
  quotas: seatNames.quotas,
  quotaSeat: (quota) => `${quota} कोटा`,
  seatOf: (seatType) => `${seatType} सीट`,
  femaleOnly: 'फीमेल सीट',
  yearsCount: (got, of) => `${of} में से ${got}`,
  yearsWord: () => 'साल',
  bubbles: (got, of) => (of === 0 ? 'पिछले पाँच साल में कोई क्लोजिंग रैंक नहीं' : `${of} में से ${got} साल मिल जाती`),
  bubbleNames: (yes, no) => [yes && `मिलती: ${yes}`, no && `नहीं मिलती: ${no}`].filter(Boolean).join('; '),
  closedAt: 'बंद हुई',
  notPrinted: 'क्लोजिंग रैंक नहीं',
  source: (season, round) => `JoSAA ${season}, राउंड ${round}`,
  sparkName: (from, to) => `${from} से ${to} तक की क्लोजिंग रैंक`,
  stop: '।',
  percent: (percent) => {
    if (percent >= 100) return '99% से ज्यादा'
    if (percent <= 0) return '1% से कम'
    return `${percent}%`
  },
  degree: (degree, years) => `${degree}, ${years} साल`,

  elsewhereTitle: 'JoSAA में नहीं',
  elsewhere: (name, givenBy) => `${name}: इसकी सीटें JoSAA नहीं, ${givenBy} देता है।`,
  elsewhereSee: (givenBy) => `${givenBy} देखें`,
  missingTitle: 'और सीटें दिख सकती हैं',
  missing: (name, seats) => `${name} डालें, ${seats} सीटें और दिखेंगी।`,
  missingState: (seats) => `12वीं का राज्य चुनें, कम से कम ${seats} सीटें और दिखेंगी।`,
  missingGender: (seats) => `जेंडर चुनें: लड़कियों को ${seats} सीटें और दिखेंगी।`,
  missingAat: (seats) => `AAT पास है? टिक करें, IIT की ${seats} B.Arch सीटों का चांस दिखेगा।`,
  addAnswers: 'डालें',
  classTwelve: (percent, reserved, top, season) =>
    `12वीं में ${percent}% (SC, ST और PwD के लिए ${reserved}%) या अपने बोर्ड के टॉप ${top} percentile में होना भी जरूरी है। इसके बिना JoSAA सीट रद्द कर देता है। स्रोत: JoSAA ${season} के नियम, Annexure 2.`,
  needsAat: 'AAT जरूरी',
  aatTitle: 'IIT में B.Arch के लिए AAT जरूरी है',
  aatNote:
    'ये सीटें सिर्फ उन्हें मिलती हैं जिन्होंने Architecture Aptitude Test (AAT) पास किया है। उसके बिना चांस शून्य है, इसलिए नहीं दिखाया। पास किया है? “बदलें” में टिक करें।',
  preparatoryTitle: 'प्रिपरेटरी कोर्स',
  preparatoryNote: 'IIT में एक साल की तैयारी, फिर ब्रांच। अनुमान के लिए क्लोजिंग रैंक बहुत कम हैं: सिर्फ बीते साल दिखते हैं।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { predictor } }
