import { seatNames } from '@sopaan/domain/names/mr/seats'
import type { Words } from '../en.ts'

/** Words of the college predictor. Exam, quota and seat names stay as the counselling prints them. */
export const predictor: Words['predictor'] = {
  pageTitle: 'कॉलेज प्रेडिक्टर: तुमच्या JEE रँकवर JoSAA च्या ब्रँच',
  resultTitle: (rank) => `रँक ${rank}: आवाक्यातल्या ब्रँच`,
  description:
    'तुमची रँक, कॅटेगरी आणि होम स्टेटवर मिळू शकणारी प्रत्येक JoSAA सीट: चान्स, मागच्या पाच वर्षांच्या क्लोजिंग रँक आणि प्रत्येक आकड्याचा स्रोत. फ्री, खात्याशिवाय.',
  askBefore: '',
  askMarked: 'माझी रँक',
  askAfter: ' मला कुठे नेईल?',
  askLead: 'पाच प्रश्न. मिळू शकणारी प्रत्येक सीट, सोबत तिचा चान्स.',
  severalRanks: 'तुमच्या सगळ्या रँक भरा',
  change: 'बदला',
  changeTitle: 'तुम्ही भरलेलं बदला',
  profileLabel: 'तुम्ही भरलेलं',
  sending: 'शोधतोय',

  main: 'JEE Main रँक',
  mainHint: 'CRL, स्कोअरकार्डवरून',
  category: 'कॅटेगरी',
  categories: { OPEN: 'जनरल', EWS: 'EWS', 'OBC-NCL': 'OBC-NCL', SC: 'SC', ST: 'ST' },
  state: 'बारावीचं राज्य',
  stateHint: 'ज्या राज्यातून बारावी पास झालात',
  stateNone: 'राज्य निवडा',
  gender: 'जेंडर',
  genders: { male: 'मुलगा', female: 'मुलगी', other: 'इतर' },
  genderNotSaid: 'जेंडर सांगितलेलं नाही',
  pwd: 'माझ्याकडे PwD सर्टिफिकेट आहे (40% किंवा जास्त)',
  pwdShort: 'PwD',
  aat: 'मी AAT (Architecture Aptitude Test) पास आहे',
  aatShort: 'AAT पास',
  lists: seatNames.lists,
  listLegends: {
    'main-1': 'JEE Main, पेपर 1',
    'main-2a': 'B.Arch (JEE Main, पेपर 2A)',
    'main-2b': 'B.Planning (JEE Main, पेपर 2B)',
    advanced: 'JEE Advanced, IIT साठी',
  },
  kinds: {
    common: 'कॉमन रँक (CRL)',
    category: 'कॅटेगरी रँक',
    openPwd: 'ओपन लिस्टमधली PwD रँक',
    categoryPwd: 'आपल्या कॅटेगरीतली PwD रँक',
    preparatory: 'प्रिपरेटरी कोर्सची रँक',
  },
  rankOf: (list, kind) => `${list} ${kind}`,
  rankTakes: (max) => `रँक 1 ते ${max} असते. हे तुमचं पर्सेंटाइल तर नाही?`,
  mainTakes: 'Main रँक साधारण 15 लाखांपर्यंत जाते. हे तुमचं पर्सेंटाइल तर नाही?',
  rankNeeded: 'तुमची रँक लिहा. JEE Main रँक नाही? “आणखी” मध्ये Advanced, B.Arch किंवा B.Planning रँक लिहा.',
  choiceTakes: 'लिस्टमधलं एक उत्तर निवडा.',
  refusedTitle: 'ही उत्तरं तपासा',
  refusedFilters: 'या पत्त्यातला एक फिल्टर आम्हाला माहीत नाही. सगळ्या ब्रँच पाहायला फिल्टर काढा.',

  narrow: 'गाळून पाहा',
  clear: 'फिल्टर काढा',
  bandsLabel: 'किती चान्स',
  bands: seatNames.bands,
  forecast: (forecast, newest, low, high) =>
    `JoSAA ${forecast} च्या शेवटच्या राउंडचा चान्स, ${newest} पर्यंतच्या क्लोजिंग रँकवरून. सगळी वर्षं सारखी नसतात: आम्ही Target म्हटलेल्या सीट वर्षानुसार 100 पैकी ${low} ते ${high} वेळा मिळाल्या. ही गॅरंटी नाही.`,
  afterRound: (round, season) => `${season} च्या राउंड ${round} नंतर अपडेट केलं.`,
  roundIn: (round, season) => `${season} चा राउंड ${round} आला आहे`,
  reportCard: 'आम्ही किती वेळा बरोबर होतो',

  results: 'चॉइस',
  quotas: seatNames.quotas,
  quotaSeat: (quota) => `${quota} कोटा`,
  seatOf: (seatType) => `${seatType} सीट`,
  femaleOnly: 'फीमेल सीट',
  yearsCount: (got, of) => `${of} पैकी ${got}`,
  yearsWord: () => 'वर्षं',
  bubbles: (got, of) => (of === 0 ? 'मागच्या पाच वर्षांत क्लोजिंग रँक नाही' : `${of} पैकी ${got} वर्षी तुमच्या रँकवर मिळाली असती`),
  bubbleNames: (yes, no) => [yes && `मिळाली असती: ${yes}`, no && `नसती मिळाली: ${no}`].filter(Boolean).join('; '),
  closedAt: 'बंद झाली',
  notPrinted: 'क्लोजिंग रँक नाही',
  source: (season, round) => `JoSAA ${season}, राउंड ${round}`,
  sparkName: (from, to) => `${from} ते ${to} पर्यंतची क्लोजिंग रँक`,
  stop: '.',
  percent: (percent) => {
    if (percent >= 100) return '99% पेक्षा जास्त'
    if (percent <= 0) return '1% पेक्षा कमी'
    return `${percent}%`
  },
  degree: (degree, years) => `${degree}, ${years} वर्षं`,

  elsewhereTitle: 'JoSAA मध्ये नाही',
  elsewhere: (name, givenBy) => `${name}: इथल्या सीट JoSAA देत नाही, ${givenBy} देते.`,
  elsewhereSee: (givenBy) => `${givenBy} पाहा`,
  missingTitle: 'तुम्हाला आणखी सीट दिसू शकतात',
  missing: (name, seats) => `${name} भरा, आणखी ${seats} दिसतील.`,
  missingState: (seats) => `बारावीचं राज्य निवडा, किमान ${seats} आणखी दिसतील.`,
  missingGender: (seats) => `जेंडर निवडा: मुलींना आणखी ${seats} दिसतात.`,
  missingAat: (seats) => `AAT पास आहात? टिक करा, IIT च्या ${seats} B.Arch सीटचा चान्स दिसेल.`,
  addAnswers: 'भरा',
  classTwelve: (percent, reserved, top, season) =>
    `बारावीत ${percent}% (SC, ST आणि PwD साठी ${reserved}%) किंवा बोर्डाच्या टॉप ${top} पर्सेंटाइलमध्ये असणंही लागतं. नाहीतर JoSAA सीट रद्द करतं. स्रोत: JoSAA ${season} चे नियम, Annexure 2.`,
  needsAat: 'AAT लागते',
  aatTitle: 'IIT मधल्या B.Arch साठी AAT लागते',
  aatNote:
    'या सीट फक्त Architecture Aptitude Test (AAT) पास झालेल्यांना मिळतात. तिच्याशिवाय चान्स शून्य, म्हणून दाखवलेला नाही. पास आहात? “बदला” मध्ये टिक करा.',
  preparatoryTitle: 'प्रिपरेटरी कोर्स',
  preparatoryNote: 'IIT मध्ये एक वर्ष तयारी, मग ब्रँच. अंदाजासाठी क्लोजिंग रँक फारच कमी: फक्त मागची वर्षं दिसतात.',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { predictor } }
