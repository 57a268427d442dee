import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words of the page that says what data there is. */
export const coverage: Words['coverage'] = {
  pageTitle: 'हमारे पास कौन-सा डेटा है: JoSAA, CSAB, राज्य, कॉलेज, साल के साथ',
  description:
    'Sopaan के पास JoSAA, CSAB और राज्यों की काउंसलिंग के कौन-से साल और राउंड हैं, कितने कॉलेजों की कौन-सी जानकारी किस साल की है, और क्या नहीं है।',
  name: 'हमारे पास कौन-सा डेटा है',
  headingBefore: 'हमारे पास क्या है, और ',
  headingMarked: 'क्या नहीं है',
  headingAfter: '',
  lead: 'इस पन्ने की हर गिनती सीधे हमारे डेटा से आती है। ये नंबर कोई हाथ से नहीं लिखता।',
  bodies: { josaa: 'जोसा (JoSAA)', csab: 'सीसैब (CSAB)' },
  newestFull: (body, season) => `सबसे नया पूरा साल: ${body} ${season}`,
  printed: (pools, branches, institutes) =>
    `${institutes} कॉलेजों की ${branches} ब्रांच में ${pools} तरह की सीटें (ब्रांच, कोटा, श्रेणी, जेंडर पूल)।`,
  ranksTitle: 'ओपनिंग और क्लोजिंग रैंक',
  ranksNote: 'जैसी JoSAA और CSAB ने हर राउंड के बाद छापीं। पुराने सालों से हमारा अनुमान सीखता है।',
  columns: {
    season: 'साल',
    rounds: 'राउंड',
    ranks: 'क्लोजिंग रैंक',
    counselling: 'काउंसलिंग',
    seats: 'सीटें',
    fact: 'जानकारी',
    years: 'साल',
  },
  allRounds: (count) => plural(count, { one: 'एक ही था', other: `पूरे ${count}` }),
  someRounds: (rounds) => `सिर्फ ${rounds}`,
  unfinished: (rounds) => `${rounds}, आखिरी नहीं है`,
  notYet: (body, season) => `नहीं है: ${body} ${season}। इसकी टेबल हमारे पास नहीं हैं।`,
  noGaps: (body, from, to) => `${from} से ${to} तक ${body} का कोई राउंड छूटा नहीं है।`,
  matrix: (season, seats, institutes) =>
    `कितनी सीटें: JoSAA ${season} की सीट मैट्रिक्स में ${institutes} कॉलेजों की ${seats} सीटें। यह पूरी नहीं है: जहाँ इसमें कुछ नहीं लिखा, वहाँ हम गिनती नहीं दिखाते।`,
  statesTitle: 'राज्यों की काउंसलिंग',
  statesNote:
    'हर एक का एक साल, जैसा राज्य ने छापा। सीटें कॉलेज, ब्रांच और श्रेणी के हिसाब से गिनी हैं। एक राज्य की कमी हम दूसरे राज्य से नहीं भरते।',
  atColleges: (count, shown) => plural(count, { one: '1 कॉलेज', other: `${shown} कॉलेज` }),
  part: 'सूची का कुछ हिस्सा ही पढ़ा जा सका',
  noYear: 'हमारा अंदाज: सूची पर साल नहीं',
  earlier: (seasons) => `सीटें कितनी खिसकती हैं, इसके लिए ये साल भी पढ़े: ${seasons}।`,
  unshown: {
    'last-round-missing': (season) => `नहीं दिखाया: ${season}। हमारे पास इसका आखिरी राउंड नहीं है।`,
    'later-rounds-in-part': (season) => `नहीं दिखाए: ${season} के बाद के राउंड। उनमें सिर्फ उसी राउंड में मिली सीटें हैं।`,
    'earlier-round': (season) => `नहीं दिखाए: ${season} के पहले वाले राउंड। आखिरी दिखता है।`,
    'round-in-doubt': (season) => `नहीं दिखाई: ${season} की एक बाद की सूची। वह किस राउंड की है, पक्का नहीं।`,
    'year-in-doubt': (season) => `नहीं दिखाई: एक सूची जो ${season} की लगती है। उस पर साल नहीं लिखा।`,
    'seat-type-unstated': (season) => `नहीं दिखाए: ${season} और उससे पहले। सूचियाँ नहीं बतातीं कि सीट किस तरह की है।`,
  },
  statesMissing: (names) => `नहीं है: ${names}। इनके क्लोजिंग आँकड़े हमारे पास नहीं हैं।`,
  stateIn: (name, state) => `${name} (${state})`,
  factsTitle: (colleges) => `${colleges} कॉलेजों की जानकारी`,
  factsNote: 'NIRF, AISHE, NAAC और खुद कॉलेजों से। साल उन आँकड़ों के हैं जो आप हमारे पन्नों पर देखते हैं।',
  ofColleges: (all) => `${all} में से`,
  yearSpan: (from, to) => (from === to ? from : `${from} से ${to}`),
  noYears: 'साल नहीं',
  facts: {
    fees: 'एक साल की फीस',
    'own-fees': 'कॉलेज की अपनी शीट से फीस',
    hostel: 'हॉस्टल और मेस',
    outcomes: 'नौकरी, आगे की पढ़ाई, मीडियन सैलरी',
    nirf: 'NIRF इंजीनियरिंग में रैंक',
    women: 'लड़कियों का हिस्सा',
    seats: 'सीटों की गिनती',
    town: 'शहर की जगह, दूरी के लिए',
    naac: 'NAAC ग्रेड',
    founded: 'स्थापना का साल',
  },
  feesWhy: (notFound, notReliable) =>
    `जहाँ हम पढ़ सके वहाँ छपी नहीं: ${notFound}। मिली, पर भरोसे लायक नहीं थी: ${notReliable}।`,
  why: {
    'own-fees': 'बाकी में से कुछ IIT और NIT की हम साझा ट्यूशन फीस दिखाते हैं, और यह बताते हैं।',
    hostel: 'बाकी की फीस शीट में यह नहीं है, या शीट ही नहीं मिली।',
    outcomes: 'बाकी की NIRF को दी जानकारी हम नहीं पढ़ सके। साल वह है जब छात्रों ने पढ़ाई पूरी की।',
    nirf: 'बाकी की पक्की रैंक उन सालों में नहीं है जो हमने पढ़े। साल वह है जब आखिरी बार रैंक मिली।',
    women: 'बाकी की NIRF को दी जानकारी हम नहीं पढ़ सके।',
    seats: 'बाकी उस सीट मैट्रिक्स में नहीं हैं जो हम पढ़ सके।',
    town: 'बाकी की जगह किसी मुफ्त स्रोत में नहीं है।',
    naac: 'बाकी का ग्रेड जहाँ हम पढ़ सके वहाँ छपा नहीं।',
    founded: 'AISHE 2024-25 से, जहाँ कॉलेज उसमें मिला।',
  },
  marksTitle: 'नंबर, परसेंटाइल और रैंक',
  marks: (shifts, season) =>
    `नंबर से परसेंटाइल: JEE Main जनवरी ${season} की ${shifts} शिफ्ट। NTA नंबर नहीं छापता: यह कोचिंग वालों की सार्वजनिक सूची है, आधिकारिक नहीं।`,
  marksAt99: (shifts, season) =>
    `${season} की ${shifts} शिफ्टों में सिर्फ 99 परसेंटाइल के नंबर पता हैं, वे भी कोचिंग वालों से। बाकी सारे सेशन नहीं हैं।`,
  candidates: (span) => `JEE Main में कितने बैठे: ${span}, NTA से।`,
  guidesTitle: 'गाइड',
  guides: (count, span, checkedOn) => `${span} के नियमों वाली ${count} गाइड। हर एक ${checkedOn} को या उसके बाद जाँची गई।`,
  next: 'आगे',
  nextNote: 'डेटा होना एक बात है, सही होना दूसरी। देखें हम कितनी बार सही निकले।',
  toReportCard: 'हमारा रिपोर्ट कार्ड देखें',
  fault: 'कोई गलती मिली? हमें बताएँ',
  toTables: 'कोई भी क्लोजिंग रैंक देखें',
  receipt: (hash) => `रैंक बुक ${hash}`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { coverage } }
