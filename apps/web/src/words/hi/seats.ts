import type { Words } from '../en.ts'

/** Words of the pages of a seat, a college and a branch. */
export const seats: Words['seats'] = {
  pageTitle: (branch, college, seat) => `${branch}, ${college}: कटऑफ़ (${seat})`,
  description: (branch, college, seat, season) =>
    `${college} में ${branch}, ${seat}: JoSAA की ओपनिंग और क्लोज़िंग रैंक, पाँच सत्र, राउंड दर राउंड, और ${season} का अनुमान।`,
  colleges: 'कॉलेज',
  branches: 'ब्रांच',
  noSeason: 'अगले सत्र',
  closedAt: 'बंद हुई',
  source: (season, round) => `JoSAA ${season}, राउंड ${round}`,
  finalRound: 'आख़िरी राउंड',
  notPrinted: 'पिछले पाँच सत्रों में कोई क्लोज़िंग रैंक नहीं छपी',
  seatOf: (seatType) => `${seatType} सीट`,
  openSeat: 'OPEN सीट',
  genders: { neutral: 'सबके लिए', female: 'केवल महिला' },
  preparatory: 'प्रिपरेटरी कोर्स',
  rankOf: (list) => `${list} की रैंक`,

  yourRank: 'क्या आपकी रैंक पर यह सीट मिलती?',
  yourRankNote: (seat) => `इस सीट के लिए एक ही रैंक चाहिए: ${seat}।`,
  check: 'मेरी रैंक परखें',
  change: 'दूसरी रैंक से पूछें',
  verdictIn: (got, of) => `आपकी रैंक पर ${of} में से ${got}`,
  verdictYears: () => 'सत्रों में मिलती',
  chanceIn: (season) => `${season} में संभावना`,
  chanceMeans: 'संभावना का मतलब',
  noChance: 'इस सीट का अनुमान नहीं लगाया जा सकता: आप केवल पिछला देखते हैं।',
  replayTitle: 'आपकी रैंक पर, सत्र दर सत्र',
  replayFrom: (season, round) => `${season}: राउंड ${round} से मिलती।`,
  replayFinal: (season) => `${season}: आख़िरी राउंड तक मिलती। इस सत्र का केवल आख़िरी राउंड हमारे पास है।`,
  replayNot: (season) => `${season}: किसी राउंड में नहीं।`,
  replayNone: (season) => `${season}: क्लोज़िंग रैंक नहीं छपी।`,
  notTheirs: {
    quota: 'यह सीट आपके गृह राज्य के लिए नहीं है।',
    'home-state-missing': 'यह सीट गृह राज्य पर निर्भर है। आप ले सकते हैं या नहीं, यह देखने के लिए राज्य चुनिए।',
    gender: 'यह सीट केवल महिलाओं के लिए है।',
    'seat-type': 'यह सीट किसी और श्रेणी के लिए है। आपकी अपनी और ओपन सीटें नीचे हैं।',
  },
  rankMissing: (rank) => `यह सीट उस रैंक से परखी जाती है जो आपने नहीं दी: ${rank}।`,

  expectTitle: (season) => `${season} में क्या उम्मीद रखें`,
  expected: (low, high) => `${low} से ${high}`,
  expectedNote: (middle) =>
    `सबसे अधिक संभावना ${middle} के आसपास। पाँच में से चार सीटें अपनी सीमा में बंद होती हैं; यह हमारा अनुमान है, वादा नहीं।`,
  afterRound: (round, season) => `यह ${season} के राउंड ${round} तक की जानकारी पर है।`,
  reliabilities: {
    steady: 'स्थिर: इसकी क्लोज़िंग रैंक हर सत्र में कम बदलती है।',
    normal: 'सामान्य: इसकी क्लोज़िंग रैंक उतनी ही बदलती है जितनी ज़्यादातर की।',
    volatile: 'बहुत बदलती है: इसके पीछे एक और विकल्प रखिए।',
  },
  isNew: 'नई सीट: उस जैसी सीटों से मोटा अनुमान।',
  noForecast: 'आने वाले सत्र के बारे में कुछ नहीं कहा जा सकता: इस सीट की बहुत कम रैंक छपी हैं।',
  reportCard: 'हमारे अनुमान कितनी बार सच हुए',

  gridName: 'सत्र और राउंड के हिसाब से रैंक',
  gridTitle: 'हर राउंड, जैसा छपा',
  gridNote: (from) => `क्लोज़िंग रैंक, और उसके नीचे ओपनिंग रैंक। ${from} से पहले केवल आख़िरी राउंड हमारे पास है।`,
  gridYours: 'रंगे खाने: आपकी रैंक पर मिलती।',
  gridIn: 'आपकी रैंक पर मिलती',
  season: 'सत्र',
  round: (round) => `राउंड ${round}`,
  noRank: 'रैंक नहीं',
  openedAt: (rank) => `ओपनिंग ${rank}`,
  quotasTitle: 'यही ब्रांच हर कोटे में',
  quotasNote:
    'हर कोटे की अपनी सीटें हैं। उनकी रैंक कभी नहीं मिलाई जातीं: उम्मीदवार एक गृह कोटे या अन्य राज्य में, और ऑल इंडिया में भाग लेता है।',
  thisSeat: 'यह सीट',
  trendName: (quota, ranks) => `${quota}, आख़िरी राउंड की क्लोज़िंग रैंक: ${ranks}`,
  trendAt: (season, rank) => `${season} ${rank}`,
  yourLine: 'टूटी रेखा आपकी रैंक है।',
  othersTitle: 'इसी कोटे में इस ब्रांच की दूसरी सीटें',
  othersNote: (quota) => `हर सीट अपनी ही रैंक से परखी जाती है, इसलिए उसी रैंक से मिलाइए। कोटा: ${quota}।`,
  csabTitle: 'CSAB के विशेष राउंड',
  csabNote:
    'CSAB वह भरता है जो JoSAA के बाद ख़ाली रहता है, और हर श्रेणी के लिए कॉमन रैंक (CRL) छापता है। इन्हें ऊपर की रैंकों या अपनी श्रेणी रैंक से मत मिलाइए।',
  csabSource: (season, round) => `CSAB ${season}, राउंड ${round}`,
  csabRow: (opening, closing) => `ओपनिंग ${opening}, क्लोज़िंग ${closing}`,
  receipt: (hash) =>
    `यहाँ की हर रैंक का स्रोत: JoSAA और CSAB की छपी ओपनिंग और क्लोज़िंग रैंक, सत्र और राउंड के हिसाब से। रैंक बुक ${hash}।`,

  collegeTitle: (college) => `${college}: हर ब्रांच का कटऑफ़`,
  collegeDescription: (college, season) =>
    `${college} की हर ब्रांच, JoSAA ${season} की क्लोज़िंग रैंक के साथ: कोटा, श्रेणी और जेंडर के हिसाब से।`,
  place: (city, state) => [city, state].filter(Boolean).join(', '),
  nirf: (rank) => `NIRF 2025, इंजीनियरिंग: रैंक ${rank}`,
  nirfNote: 'पूरे संस्थान की',
  website: 'कॉलेज की वेबसाइट',
  homeTitle: 'गृह राज्य किनका',
  homeRule: (quota, states) => `${quota} कोटा: ${states} के उम्मीदवार।`,
  homeOthers: 'बाकी सब अन्य राज्य कोटे में भाग लेते हैं, जहाँ कॉलेज में वह हो।',
  homeNone: 'यहाँ की सारी सीटें ऑल इंडिया हैं: गृह राज्य से फ़र्क़ नहीं पड़ता।',
  homeSource: 'स्रोत: JoSAA सीट मैट्रिक्स 2026 के शीर्षक।',
  kindTitle: 'कौन सी सीटें',
  seatType: 'सीट का प्रकार',
  gender: 'जेंडर पूल',
  show: 'दिखाएँ',
  closingTitle: (season, round) => `क्लोज़िंग रैंक, JoSAA ${season}, राउंड ${round}`,
  noProgrammes: 'पिछले पाँच सत्रों में इस प्रकार की कोई सीट नहीं छपी।',
  older: (season, round) => `JoSAA ${season}, राउंड ${round}`,
  degree: (degree, years) => `${degree}, ${years} साल`,

  branchTitle: (branch) => `${branch}: कॉलेज और कटऑफ़`,
  branchDescription: (branch, season) =>
    `${branch} वाले सारे IIT, NIT, IIIT और GFTI, JoSAA ${season} की क्लोज़िंग रैंक के साथ, सबसे कठिन पहले।`,
  branchLead: (count) => `इस ब्रांच के ${count} प्रोग्राम, सबसे कठिन पहले। दो परीक्षाओं की रैंक कभी नहीं मिलाई जातीं।`,
  seeBranch: 'यही ब्रांच और कहाँ',
  seeCollege: 'यहाँ की सारी ब्रांच',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { seats } }
