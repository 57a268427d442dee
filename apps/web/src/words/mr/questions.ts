import type { Words } from '../en.ts'

/** Words of the card that asks what decides the answer. */
export const questions: Words['questions'] = {
  main: 'JEE Main रँक (CRL)',
  onlyMarks: 'फक्त मार्क्स आहेत',
  marks: 'JEE Main मार्क्स, 300 पैकी',
  haveRank: 'माझ्याकडे रँक आहे',
  marksRange: (rank, best, worst) => `बहुतेक रँक ${rank}; ${best} ते ${worst}`,
  marksNone: '90 पर्सेंटाइलच्या खाली नीट अंदाज लागत नाही.',
  category: 'कॅटेगरी',
  categories: { OPEN: 'जनरल', EWS: 'EWS', 'OBC-NCL': 'OBC', SC: 'SC', ST: 'ST' },
  yourRank: 'तुमची',
  ranksOf: {
    OPEN: 'कॅटेगरी रँक',
    EWS: 'EWS रँक',
    'OBC-NCL': 'OBC-NCL रँक',
    SC: 'SC रँक',
    ST: 'ST रँक',
  },
  onScorecard: 'स्कोअरकार्डवर आहे',
  example: 'उदा. 3,990',
  doNotKnow: 'माहीत नाही',
  weGuess: 'आम्ही अंदाज लावू',
  gender: 'जेंडर',
  genders: { female: 'मुलगी', male: 'मुलगा', other: 'इतर' },
  state: 'बारावीचं राज्य',
  stateNone: 'राज्य',
  whichState: 'माझं राज्य कोणतं?',
  advanced: 'JEE Advanced रँक पण आहे',
  advancedRank: 'JEE Advanced रँक (CRL)',
  advancedCategoryRank: 'JEE Advanced कॅटेगरी रँक',
  advancedNote: (percent, reserved, top) =>
    `IIT साठी बारावीत ${percent}% (SC, ST, PwD ${reserved}%) किंवा बोर्डाच्या टॉप ${top} पर्सेंटाइलमध्ये असणंही लागतं.`,
  more: 'आणखी: PwD, B.Arch आणि B.Planning रँक',
  submit: 'माझी कॉलेजं पाहा',
  ownWords: 'किंवा आपल्या शब्दांत लिहा',
  ownWordsHint: 'rank 24500 obc, from Maharashtra, cse or it',
  ownWordsSubmit: 'चला',
  sending: 'सीट शोधतोय',
  faults: {
    mainEmpty: 'तुमची रँक लिहा, स्कोअरकार्डवर आहे तशी',
    marksEmpty: 'तुमचे मार्क्स लिहा, 300 पैकी',
    marksWrong: 'मार्क्स −75 ते 300 असतात',
    rankWrong: 'Main रँक साधारण 15 लाखांपर्यंत जाते. हे तुमचं पर्सेंटाइल तर नाही?',
    genderEmpty: 'मुलगी की मुलगा ते निवडा: मुलीच्या 10 पैकी 4 सीट यावर ठरतात',
    stateEmpty: 'बारावी कुठून केली ते निवडा: प्रत्येक NIT च्या निम्म्या सीट यावर ठरतात',
    advancedEmpty: 'JEE Advanced रँक लिहा, किंवा टिक काढा',
  },
  guessedCategory: (rank) => `तुमच्या कॅटेगरी रँकचा आमचा अंदाज: ${rank}.`,
  guessedMain: (rank) => `तुमच्या मार्क्सवरून आमचा अंदाज: रँक ${rank}.`,
  typeYours: 'तुमची लिहा',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { questions } }
