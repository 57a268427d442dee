import type { Words } from '../en.ts'

/** Words of the result of the college predictor. Exam, branch and band words stay in Latin letters. */
export const results: Words['results'] = {
  together: (count) => `आपकी ${count} रैंक एक साथ परखी गई हैं, हर एक अपनी सीटों के लिए।`,
  eachRank: 'हर रैंक पर क्या खुलता है, देखें',
  title: (rank) => `रैंक ${rank} पर कॉलेज`,
  skip: 'सीधे रिजल्ट पर जाएँ',
  edit: 'बदलें',
  share: 'भेजें',
  whatsApp: 'WhatsApp',
  shareText: (rank, count) => `JEE रैंक ${rank}: JoSAA में ${count} चॉइस पहुँच में, हर एक का चांस साथ में।`,
  copied: 'लिंक कॉपी हो गया',
  girl: 'लड़की',
  boy: 'लड़का',
  other: 'अन्य',
  genderNotSaid: 'लड़का या लड़की?',
  ofChoices: (shown, all) => `${all} में ${shown} चॉइस`,
  list: 'लिस्ट',
  byCollege: 'कॉलेज से',
  byBranch: 'ब्रांच से',
  layout: 'चॉइस कैसे दिखें',

  addRank: (name, choices) => `${name} डालें, ${choices} चॉइस में और सीटें दिखेंगी`,
  addGender: (choices) => `लड़का या लड़की बताएँ: ${choices} चॉइस में सिर्फ लड़कियों की सीटें हैं`,
  addState: (choices) => `12वीं का राज्य चुनें, कम से कम ${choices} चॉइस और दिखेंगी`,
  add: 'डालें',
  categoryRank: (category) => `${category} रैंक`,

  search: 'कॉलेज या ब्रांच खोजें',
  searchHint: 'trichy, vnit, cse…',
  searchGo: 'खोजें',
  filters: 'फिल्टर',
  filtersOn: (count) => `${count} लगे हैं`,
  clear: (count) => `${count} हटाएँ`,
  show: (_count, words) => `${words} चॉइस दिखाएँ`,
  type: 'कॉलेज का टाइप',
  state: 'राज्य',
  branch: 'ब्रांच',
  only: 'दिखाएँ',
  groupByCollege: 'कॉलेज से',
  womenOnly: 'सिर्फ लड़कियों की सीटें',
  more: (count) => `+ ${count} और`,
  remove: (what) => `${what} हटाएँ`,
  chip: { by: 'एक रैंक से', quota: 'कोटा', round: (round) => `राउंड ${round} तक` },
  sort: 'क्रम',
  sorts: {
    wanted: 'सबसे ज्यादा माँग वाली पहले',
    chance: 'सबसे अच्छा चांस पहले',
    closest: 'मेरी रैंक के सबसे पास',
    nirf: 'NIRF रैंक से',
    institute: 'कॉलेज के नाम से',
    branch: 'ब्रांच के नाम से',
  },
  all: 'सब',
  legend: (from, to) => `= आपकी रैंक पर मिली, ${from} से ${to}`,

  head: { tick: 'तुलना', chance: 'चांस', seats: 'आपकी सीटें', closed: 'बंद हुई', years: '5 साल, आप', nirf: 'NIRF' },
  percent: (percent) => {
    if (percent >= 100) return '>99%'
    return percent <= 0 ? '<1%' : `${percent}%`
  },
  percentSaid: (percent) => {
    if (percent >= 100) return 'चांस 99 प्रतिशत से ज्यादा'
    return percent <= 0 ? 'चांस 1 प्रतिशत से कम' : `चांस ${percent} प्रतिशत`
  },
  years: (count) => `${count} साल`,
  gotIn: (got, of) => `${of} में ${got} साल मिली`,
  closed: 'बंद',
  closedFor: { female: 'फीमेल', neutral: '' },
  notPrinted: 'क्लोजिंग रैंक अभी नहीं',
  seat: {
    OPEN: 'ओपन सीट',
    female: 'फीमेल सीट',
    of: (seatType) => `${seatType} सीट`,
    femaleOf: (seatType) => `${seatType} फीमेल सीट`,
  },
  quotas: {
    AI: 'ऑल इंडिया',
    HS: 'होम स्टेट',
    OS: 'बाहरी राज्य',
    GO: 'गोवा',
    JK: 'जम्मू और कश्मीर',
    LA: 'लद्दाख',
    AP: 'आंध्र प्रदेश',
    'DASA-CIWG': 'DASA (CIWG)',
    'DASA-NONCIWG': 'DASA (non-CIWG)',
  },
  nirf: (rank) => `NIRF ${rank}`,
  notRanked: 'रैंक नहीं',
  addToList: (name) => `${name} को लिस्ट में जोड़ें`,

  about: (percent) => {
    if (percent >= 100) return 'चांस 100 में 99 से ज्यादा।'
    return percent <= 0 ? 'चांस 100 में 1 से कम।' : `चांस 100 में ${percent}।`
  },
  closedLast: (seat, closing, before) =>
    before === ''
      ? `${seat} पिछले साल ${closing} पर बंद हुई।`
      : `${seat} पिछले साल ${closing} पर बंद हुई, उससे पहले ${before} पर।`,
  youAre: (rank) => `आपकी रैंक ${rank} है।`,
  easierRunning: (percent, got, of) =>
    `दो साल से कटऑफ ढीली हो रही है, इसलिए ${of} में ${got} साल होने पर भी चांस ${percent} है।`,
  harderRunning: (percent, got, of) =>
    `दो साल से कटऑफ कड़ी हो रही है, इसलिए ${of} में ${got} साल होने पर भी चांस ${percent} है।`,
  expectedNext: (low, high, season) => `${season} में ${low} से ${high} के बीच बंद होने का अनुमान है।`,
  isNew: 'यह नई है: आँकड़े कम हैं, इसलिए अनुमान मोटा है।',
  offeredAgain: (some, of) =>
    `यह तब है जब यह सीट फिर आए: ऐसी ${of} में से करीब ${some} सीटें फिर आती हैं, और चांस में यह गिना हुआ है।`,
  poolFacts: (closing, rank) => (closing === '' ? rank : `बंद ${closing} · ${rank}`),
  yourRank: { common: (rank) => `आपकी CRL ${rank}`, other: (name, rank) => `आपकी ${name} ${rank}` },
  unjudged: (count, seatType) => `${count} ${seatType} सीटें`,
  unjudgedClosed: (closings) => `${closings} पर बंद`,
  and: ' और ',
  addRankShort: 'रैंक डालें',
  receipt: (season, round, quota, pool) => `JoSAA ${season} राउंड ${round}, ${quota} कोटा, ${pool}।`,
  receiptRange: (season, low, high) => `${season} का अनुमान: ${low} से ${high}।`,
  poolName: { neutral: (seatType) => `${seatType} जेंडर-न्यूट्रल`, female: (seatType) => `${seatType} फीमेल` },
  howWeKnow: 'कैसे पता',
  you: (rank) => `आप ${rank}`,
  open: 'पूरी जानकारी',
  compare: 'तुलना',
  chart: (from, to) => `${from} से ${to} तक की क्लोजिंग रैंक`,

  ticked: (count) => `${count} चुनी गईं`,
  fourAtMost: 'ज्यादा से ज्यादा चार। एक हटाएँ।',
  oneMore: 'तुलना के लिए एक और चुनें',
  untickAll: 'सब हटाएँ',
  tickToCompare: (name) => `${name} को तुलना के लिए चुनें`,

  moreRows: (count) => `${count} और दिखाएँ`,
  fold: (_count, words) => `${words} चॉइस 8% से कम वाली। दिखाएँ`,
  unfold: '8% से कम वाली छिपाएँ',
  none: 'इन फिल्टरों में कुछ नहीं',
  removeFor: (what, _count, words) => `${what} हटाएँ: ${words} चॉइस`,
  noneInBand: (band) => `आपकी कोई चॉइस ${band} में नहीं। सब देखें।`,
  noneAtAll: 'JoSAA में आपकी रैंक पर कोई सीट नहीं जिसे हम परख सकें। कोई और रैंक डालें, जैसे कैटेगरी रैंक।',

  beyond: {
    title: 'JoSAA में इस रैंक पर सीट नहीं। पर',
    marked: 'चार रास्ते',
    after: ' खुले हैं',
    last: (season, closing) => `${season} में जो ओपन B.Tech सीट आपको मिल सकती थी, उनमें आखिरी ${closing} पर गई।`,
    not: 'यह आपके बारे में कुछ नहीं कहता, बस इतना कि सीटें बहुत कम हैं।',
    none: 'JoSAA में आपकी किसी सीट का चांस 8% तक नहीं।',
    ruler: (last, you) => `आखिरी सीट ${last} पर गई, आप ${you} पर हैं।`,
    lastFlag: (closing) => `आखिरी सीट ${closing}`,
    youFlag: (rank) => `आप ${rank}`,
    state: (state) => `${state} की अपनी काउंसलिंग`,
    stateAny: 'आपके राज्य की अपनी काउंसलिंग',
    stateWhy: (name, exam) => `${name} आपके राज्य के कॉलेज ${exam} से भरता है। इसकी सीटें अक्सर JoSAA से बहुत आगे तक जाती हैं।`,
    stateJee: 'इसी JEE Main रैंक',
    stateOwn: 'अपनी मेरिट लिस्ट',
    stateNone: 'ज्यादातर राज्य अपने कॉलेज खुद भरते हैं, कुछ JEE Main रैंक से। उनकी सीटें अक्सर JoSAA से बहुत आगे तक जाती हैं।',
    stateGo: (state) => `${state} के कॉलेज देखें`,
    stateGoAny: 'राज्य के कॉलेज देखें',
    csab: 'CSAB स्पेशल राउंड',
    csabSeats: (season, _count, words, rank) => `${season} में ${words} बची सीटें रैंक ${rank} या उससे आगे गईं:`,
    csabSeat: (programme, institute, closing) => `${institute} में ${programme} (${closing})`,
    csabNone: (season) => `${season} में कोई बची सीट इतनी आगे नहीं गई, पर रजिस्टर करने में ज्यादा कुछ नहीं जाता।`,
    csabPlain: 'JoSAA के बाद बची NIT, IIIT और GFTI सीटें दो और राउंड में बँटती हैं। इसके लिए अलग से रजिस्टर करें।',
    csabGo: 'csab.nic.in पर जाएँ',
    again: 'एक और कोशिश',
    againWhy:
      'JEE Main साल में दो बार होता है और अच्छा वाला गिना जाता है। रोज की योजना दिखाती है कि आपके महीनों में क्या हो सकता है।',
    againGo: 'योजना बनाएँ',
    others: 'डिप्लोमा, BCA या B.Sc.',
    othersWhy: 'डिप्लोमा से लेटरल एंट्री लेकर B.Tech के दूसरे साल में जा सकते हैं। BCA और B.Sc. 12वीं के नंबर से मिलते हैं, JEE रैंक से नहीं।',
    othersGo: 'ऐसे मेंटर से पूछें जो दूसरे रास्ते गए',
    talk: 'यह बस एक परीक्षा है। अभी किसी से बात करनी हो: Tele-MANAS',
    talkAfter: ', मुफ्त, दिन-रात।',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { results } }
