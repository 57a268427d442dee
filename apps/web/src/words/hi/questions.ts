import type { Words } from '../en.ts'

/** Words of the card that asks what decides the answer. */
export const questions: Words['questions'] = {
  main: 'JEE Main रैंक (CRL)',
  onlyMarks: 'सिर्फ मार्क्स हैं',
  marks: 'JEE Main मार्क्स, 300 में से',
  haveRank: 'मेरे पास रैंक है',
  marksRange: (rank, best, worst) => `शायद रैंक ${rank}; ${best} से ${worst}`,
  marksNone: '90 परसेंटाइल से नीचे ठीक अनुमान नहीं लगता।',
  category: 'श्रेणी',
  categories: { OPEN: 'सामान्य', EWS: 'EWS', 'OBC-NCL': 'OBC', SC: 'SC', ST: 'ST' },
  yourRank: 'आपकी',
  ranksOf: {
    OPEN: 'श्रेणी रैंक',
    EWS: 'EWS रैंक',
    'OBC-NCL': 'OBC-NCL रैंक',
    SC: 'SC रैंक',
    ST: 'ST रैंक',
  },
  onScorecard: 'स्कोरकार्ड पर है',
  example: 'जैसे 3,990',
  doNotKnow: 'पता नहीं',
  weGuess: 'अनुमान लगाएँगे',
  gender: 'जेंडर',
  genders: { female: 'लड़की', male: 'लड़का', other: 'अन्य' },
  state: '12वीं का राज्य',
  stateNone: 'राज्य',
  whichState: 'मेरा राज्य कौन सा है?',
  advanced: 'JEE Advanced रैंक भी है',
  advancedRank: 'JEE Advanced रैंक (CRL)',
  advancedCategoryRank: 'JEE Advanced श्रेणी रैंक',
  advancedNote: (percent, reserved, top) =>
    `IIT के लिए 12वीं में ${percent}% (SC, ST, PwD ${reserved}%) या अपने बोर्ड के टॉप ${top} परसेंटाइल में होना भी जरूरी है।`,
  more: 'और: PwD, B.Arch और B.Planning रैंक',
  submit: 'मेरे कॉलेज देखें',
  ownWords: 'या अपने शब्दों में लिखें',
  ownWordsHint: 'रैंक 24500 obc, बिहार से, cse या it',
  ownWordsSubmit: 'चलें',
  sending: 'सीटें ढूँढ रहे हैं',
  faults: {
    mainEmpty: 'अपनी रैंक लिखें, जैसी स्कोरकार्ड पर है',
    marksEmpty: 'अपने मार्क्स लिखें, 300 में से',
    marksWrong: 'मार्क्स −75 से 300 तक होते हैं',
    rankWrong: 'Main रैंक करीब 15 लाख तक जाती है। क्या यह आपका परसेंटाइल है?',
    genderEmpty: 'लड़की या लड़का चुनें: लड़की की 10 में से 4 सीटें इसी से तय होती हैं',
    stateEmpty: 'चुनें 12वीं कहाँ से की: हर NIT की आधी सीटें इसी से तय होती हैं',
    advancedEmpty: 'JEE Advanced रैंक लिखें, या टिक हटाएँ',
  },
  guessedCategory: (rank) => `श्रेणी रैंक का हमारा अनुमान: ${rank}।`,
  guessedMain: (rank) => `आपके मार्क्स से हमारा अनुमान: रैंक ${rank}।`,
  typeYours: 'अपनी लिखें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { questions } }
