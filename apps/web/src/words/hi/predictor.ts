import type { Words } from '../en.ts'

/** Words of the college predictor. Exam, quota and seat names stay as the counselling prints them. */
export const predictor: Words['predictor'] = {
  pageTitle: 'कॉलेज प्रेडिक्टर: आपकी JEE रैंक पर JoSAA की ब्रांच',
  resultTitle: (rank) => `रैंक ${rank}: पहुँच की ब्रांच`,
  description:
    'आपकी रैंक, श्रेणी और गृह राज्य पर मिल सकने वाली हर JoSAA सीट: संभावना, पिछले पाँच साल की क्लोज़िंग रैंक और हर आँकड़े का स्रोत। मुफ़्त, बिना खाते के।',
  askBefore: '',
  askMarked: 'मेरी रैंक',
  askAfter: ' मुझे कहाँ ले जा सकती है?',
  askLead: 'आपकी रैंक, श्रेणी, जेंडर और गृह राज्य; श्रेणी वाली रैंक हो तो वह भी। हर सीट जो मिल सकती है, साथ में उसका चांस।',
  severalRanks: 'मेरे पास और रैंक हैं: सब एक साथ लिखूँ',
  change: 'बदलें',
  changeTitle: 'अपने जवाब बदलें',
  profileLabel: 'आपके जवाब',
  submit: 'कॉलेज देखें',
  sending: 'ढूँढ रहे हैं',

  main: 'JEE Main रैंक',
  mainHint: 'स्कोर कार्ड पर लिखी कॉमन रैंक (CRL)',
  category: 'श्रेणी',
  categories: { OPEN: 'सामान्य', EWS: 'EWS', 'OBC-NCL': 'OBC-NCL', SC: 'SC', ST: 'ST' },
  state: 'गृह राज्य',
  stateHint: 'जिस राज्य से 12वीं पास की',
  stateNone: 'राज्य चुनें',
  more: 'और: JEE Advanced, PwD, आर्किटेक्चर, प्लानिंग',
  gender: 'जेंडर',
  genders: { male: 'पुरुष', female: 'महिला', other: 'अन्य' },
  genderNotSaid: 'जेंडर नहीं बताया',
  pwd: 'मेरे पास PwD प्रमाणपत्र है (40% या अधिक)',
  pwdShort: 'PwD',
  aat: 'मैंने AAT (Architecture Aptitude Test) पास किया है',
  aatShort: 'AAT पास',
  lists: { 'main-1': 'JEE Main', 'main-2a': 'B.Arch', 'main-2b': 'B.Planning', advanced: 'JEE Advanced' },
  listLegends: {
    'main-1': 'JEE Main, पेपर 1',
    'main-2a': 'B.Arch (JEE Main, पेपर 2A)',
    'main-2b': 'B.Planning (JEE Main, पेपर 2B)',
    advanced: 'JEE Advanced, IIT के लिए',
  },
  kinds: {
    common: 'कॉमन रैंक (CRL)',
    category: 'श्रेणी रैंक',
    openPwd: 'ओपन सूची की PwD रैंक',
    categoryPwd: 'अपनी श्रेणी की PwD रैंक',
    preparatory: 'प्रिपरेटरी कोर्स रैंक',
  },
  rankOf: (list, kind) => `${list} ${kind}`,
  rankTakes: (max) => `1 से ${max} तक की पूरी संख्या लिखिए, जैसी स्कोर कार्ड पर है।`,
  mainTakes: 'Main रैंक करीब 15 लाख तक जाती है। क्या यह आपका परसेंटाइल है?',
  rankNeeded: 'अपनी रैंक लिखिए। JEE Main रैंक न हो तो “और” में JEE Advanced, B.Arch या B.Planning की रैंक दीजिए।',
  choiceTakes: 'सूची में से एक जवाब चुनिए।',
  refusedTitle: 'इन जवाबों को एक बार फिर देखिए',
  refusedFilters: 'इस पते का कोई फ़िल्टर हमें नहीं मिला। सारी ब्रांच देखने के लिए फ़िल्टर हटाइए।',

  narrow: 'छाँटिए',
  filters: 'फ़िल्टर',
  clear: 'फ़िल्टर हटाएँ',
  type: 'कॉलेज का प्रकार',
  collegeState: 'कॉलेज का राज्य',
  allStates: 'सभी राज्य',
  family: 'ब्रांच',
  allFamilies: 'सभी ब्रांच',
  quota: 'कोटा',
  round: 'किस राउंड तक',
  anyRound: 'कोई भी राउंड',
  by: 'किस रैंक से',
  anyRank: 'मेरी कोई भी रैंक',
  byRound: (round, season) => `${season} के राउंड ${round} तक`,
  search: 'कॉलेज या ब्रांच का नाम',
  show: (_count, words) => `${words} सीटें दिखाएँ`,
  found: (_count, words, band) => `${band}: ${words} सीटें`,
  sort: 'क्रम',
  sorts: {
    hardest: 'सबसे कठिन पहले',
    easiest: 'सबसे आसान पहले',
    chance: 'सबसे अच्छी संभावना पहले',
    institute: 'कॉलेज के नाम से',
    branch: 'ब्रांच के नाम से',
  },
  apply: 'लागू करें',
  bandsLabel: 'कितनी संभावना',
  bands: { safe: 'Safe', likely: 'Target', reach: 'Dream', 'long-shot': '8% से कम' },
  bandMeanings: {
    safe: '88% या ज्यादा (PwD सीट, नई सीट, गोवा, J&K और लद्दाख कोटे में, जो सीटें अक्सर बंद हो जाती हैं उनमें, और जहाँ क्लोजिंग रैंक बहुत बदलती है वहाँ 92%)। मिलने की पूरी उम्मीद, पर वादा नहीं।',
    likely: '50% से Safe तक। ज्यादातर मिल जाती है।',
    reach: '8 से 50%। ज्यादा पसंद है तो ऊपर रखें, कोशिश में कुछ नहीं जाता।',
    'long-shot': '8% से कम। जोड़ने में कुछ नहीं जाता, पर भरोसे न रहें।',
  },
  dashed: 'हर चार्ट की टूटी रेखा आपकी रैंक है।',
  forecast: (forecast, newest, low, high) =>
    `JoSAA ${forecast} के आखिरी राउंड का चांस, ${newest} तक की क्लोजिंग रैंक से। हर साल एक जैसा नहीं: जिन सीटों को हमने Target कहा, वे अलग-अलग साल 100 में ${low} से ${high} बार मिलीं। यह गारंटी नहीं है।`,
  afterRound: (round, season) =>
    `${season} का राउंड ${round} आ चुका है: संभावना उसमें छपी रैंकों के हिसाब से है, और कॉलेज वही हैं जो उसमें छपे।`,
  roundIn: (round, season) => `${season} का राउंड ${round} आ चुका है`,
  reportCard: 'हमारी संभावनाएँ कितनी बार सच हुईं',

  results: 'चॉइस',
  quotas: {
    AI: 'ऑल इंडिया',
    HS: 'गृह राज्य',
    OS: 'अन्य राज्य',
    GO: 'गोवा',
    JK: 'जम्मू और कश्मीर',
    LA: 'लद्दाख',
    AP: 'आंध्र प्रदेश',
    'DASA-CIWG': 'DASA (CIWG)',
    'DASA-NONCIWG': 'DASA (non-CIWG)',
  },
  quotaSeat: (quota) => `${quota} कोटा`,
  seatOf: (seatType) => `${seatType} सीट`,
  femaleOnly: 'केवल महिला सीट',
  yearsCount: (got, of) => `${of} में से ${got}`,
  yearsWord: () => 'साल',
  bubbles: (got, of) =>
    of === 0 ? 'पिछले पाँच साल में कोई क्लोज़िंग रैंक नहीं छपी' : `क्लोज़िंग रैंक वाले पिछले ${of} सालों में से ${got} में इस रैंक पर सीट मिलती`,
  bubbleNames: (yes, no) => [yes && `मिलती: ${yes}`, no && `नहीं मिलती: ${no}`].filter(Boolean).join('; '),
  closedAt: 'बंद हुई',
  notPrinted: 'क्लोज़िंग रैंक नहीं छपी',
  source: (season, round) => `JoSAA ${season}, राउंड ${round}`,
  sparkName: (from, to) => `${from} से ${to} तक की क्लोज़िंग रैंक`,
  chance: 'संभावना',
  stop: '।',
  chanceWords: (percent) => {
    if (percent >= 97) return 'लगभग तय'
    if (percent >= 88) return 'बहुत अच्छी'
    if (percent >= 65) return 'अच्छी'
    if (percent > 55) return 'आधे से ज़्यादा'
    if (percent >= 45) return 'लगभग आधी'
    if (percent >= 30) return 'आधे से कम'
    if (percent >= 8) return 'कम'
    return 'बहुत कम'
  },
  percent: (percent) => {
    if (percent >= 100) return '99% से ज़्यादा'
    if (percent <= 0) return '1% से कम'
    return `${percent}%`
  },
  expected: (low, high, season) => `${season} में ${low} से ${high} पर बंद होने का अनुमान`,
  newSeat: 'नई सीट: मोटा अनुमान',
  volatile: 'क्लोज़िंग रैंक बहुत बदलती है',
  how: 'हमें कैसे पता',
  howNamed: (branch, college) => `हमें कैसे पता: ${branch}, ${college}`,
  judgedBy: (rank, name) => `आपकी रैंक ${rank} से परखा गया: ${name}।`,
  receipt: (season, round, closing, got) =>
    `JoSAA, ${season}, राउंड ${round}: ${closing} पर बंद हुई। आपकी रैंक पर ${got ? 'मिलती' : 'नहीं मिलती'}।`,
  receiptNone: (season, round) => `JoSAA, ${season}, राउंड ${round}: क्लोज़िंग रैंक नहीं छपी।`,
  earliest: (season, round) => `${season} में यह रैंक राउंड ${round} से सीट पाती।`,
  range: (low, high, middle, season) =>
    `${season} में अनुमान ${middle}, यानी ${low} से ${high} के बीच। पाँच साल में यह 5 में 4 बार सही रहा; मुश्किल साल में उससे कम।`,
  easier: (seat, percent) => `आपके लिए आसान: इसी ब्रांच की ${seat}, ${percent}।`,
  easierWhy: (rank, kind, closing, season) =>
    closing === ''
      ? `वह आपकी ${kind} ${rank} से मिलती है।`
      : `वह आपकी ${kind} ${rank} से मिलती है; ${season} में ${closing} पर बंद हुई।`,
  openSeat: 'ओपन सीट',
  openFemaleSeat: 'ओपन केवल महिला सीट',
  otherSeat: (seatType) => `${seatType} सीट`,
  degree: (degree, years) => `${degree}, ${years} साल`,

  emptyTitle: 'इन फ़िल्टरों में कोई ब्रांच नहीं',
  emptyFilters: 'कोई और राज्य, प्रकार या ब्रांच चुनकर देखिए।',
  elsewhereTitle: 'JoSAA में नहीं',
  elsewhere: (name, givenBy) => `${name}: इसकी सीटें JoSAA नहीं, ${givenBy} देता है।`,
  elsewhereSee: (givenBy) => `${givenBy} देखें`,
  emptyBand: (band) => `आपकी कोई सीट “${band}” में नहीं है। दूसरे टैब देखिए।`,
  emptyAll: 'इस काउंसलिंग में आपकी रैंक पर कोई सीट नहीं मिली जिसे हम परख सकें। कोई और रैंक दीजिए, जैसे श्रेणी रैंक।',
  missingTitle: 'और सीटें दिख सकती हैं',
  missing: (name, seats) => `${name} डालें, ${seats} सीटें और दिखेंगी।`,
  missingState: (seats) => `गृह राज्य चुनें, कम से कम ${seats} सीटें और दिखेंगी।`,
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
  preparatoryNote: 'IIT में एक साल की तैयारी, फिर ब्रांच। अनुमान के लिए बहुत कम क्लोज़िंग रैंक छपती हैं: आप केवल पिछला देखते हैं।',
  failedTitle: 'कॉलेज नहीं खुल सके',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { predictor } }
