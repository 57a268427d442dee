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
  askLead: 'तीन जवाब काफ़ी हैं। आप हर वह सीट देखेंगे जो आप ले सकते हैं, और यह भी कि पिछले पाँच में से किन सालों में आपकी रैंक पर मिलती।',
  severalRanks: 'मेरे पास और रैंक हैं: सब एक साथ लिखूँ',
  gotBefore: 'रैंक ',
  gotAfter: ' आपको यहाँ पहुँचा सकती है',
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
  more: 'और: JEE Advanced, जेंडर, PwD, आर्किटेक्चर, प्लानिंग',
  gender: 'जेंडर',
  genders: { male: 'पुरुष', female: 'महिला', other: 'अन्य' },
  pwd: 'मेरे पास PwD प्रमाणपत्र है (40 % या अधिक)',
  pwdShort: 'PwD',
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
  show: (_count, words) => `${words} ब्रांच दिखाएँ`,
  found: (_count, words, band) => `${band}: ${words} ब्रांच`,
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
  bands: { safe: 'सुरक्षित', likely: 'संभावित', reach: 'कठिन', 'long-shot': 'दूर की' },
  bandMeanings: {
    safe: 'कम से कम 88 % संभावना (जहाँ क्लोज़िंग रैंक बहुत बदलती है वहाँ 92 %)। सूची में इनमें से कुछ ज़रूर रखिए।',
    likely: 'मिलने की संभावना न मिलने से ज़्यादा: 50 % से “सुरक्षित” तक।',
    reach: 'मिलने की संभावना कम: 8 से 50 %। इन्हें “संभावित” वालों से ऊपर रखिए।',
    'long-shot': '8 % से कम संभावना। सूची में रखने में नुकसान नहीं, पर इनके भरोसे मत रहिए।',
  },
  dashed: 'हर चार्ट की टूटी रेखा आपकी रैंक है।',
  forecast: (forecast, newest) =>
    `संभावना JoSAA ${forecast} के आख़िरी राउंड की है, ${newest} तक की क्लोज़िंग रैंक से निकाली हुई। जिन 100 सीटों पर 70 % लिखा हो, उनमें से लगभग 70 आप जैसी रैंक पर मिलनी चाहिए। यह अनुमान है, वादा नहीं।`,
  afterRound: (round, season) =>
    `${season} का राउंड ${round} आ चुका है: संभावना उसमें छपी रैंकों के हिसाब से है, और कॉलेज वही हैं जो उसमें छपे।`,
  roundIn: (round, season) => `${season} का राउंड ${round} आ चुका है`,
  reportCard: 'हमारी संभावनाएँ कितनी बार सच हुईं',

  results: 'ब्रांच',
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
    if (percent >= 100) return '99 % से ज़्यादा'
    if (percent <= 0) return '1 % से कम'
    return `${percent} %`
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
    `${season} के लिए अनुमान ${middle} है। पाँच में से चार सीटें अपने अनुमान के दोनों सिरों के बीच बंद होती हैं, यहाँ ${low} और ${high}।`,
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
  emptyBand: (band) => `आपकी कोई सीट “${band}” में नहीं है। दूसरे टैब देखिए।`,
  emptyAll: 'इस काउंसलिंग में आपकी रैंक पर कोई सीट नहीं मिली जिसे हम परख सकें। कोई और रैंक दीजिए, जैसे श्रेणी रैंक।',
  missingTitle: 'कुछ सीटें परखी नहीं गईं',
  missing: (names) => `वे उन रैंकों से मिलती हैं जो आपने नहीं दीं: ${names}।`,
  missingState: 'गृह राज्य चुनने तक गृह राज्य और अन्य राज्यों वाली सीटें नहीं दिखाई जातीं।',
  addAnswers: 'बाकी जवाब जोड़ें',
  preparatoryTitle: 'प्रिपरेटरी कोर्स',
  preparatoryNote: 'IIT में एक साल की तैयारी, फिर ब्रांच। अनुमान के लिए बहुत कम क्लोज़िंग रैंक छपती हैं: आप केवल पिछला देखते हैं।',
  failedTitle: 'कॉलेज नहीं खुल सके',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { predictor } }
