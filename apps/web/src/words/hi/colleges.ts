import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words about a college: its published facts, what it costs, where it is. */
export const colleges: Words['colleges'] = {
  glance: 'एक नजर में',
  notPublished: 'छपा नहीं',
  factsNone: (season) =>
    `यह कॉलेज JoSAA ${season} के कॉलेजों में नहीं है, इसलिए इसकी फीस, नौकरी और रैंकिंग हमारे पास नहीं। कॉलेज की वेबसाइट देखें।`,
  rupees: (amount) => `₹${amount}`,
  percent: (share) => `${share}%`,
  founded: (year) => `${year} से`,
  kinds: {
    'national-importance': 'राष्ट्रीय महत्व का संस्थान',
    'central-university': 'केंद्रीय विश्वविद्यालय',
    'state-university': 'राज्य विश्वविद्यालय',
    'deemed-government': 'सरकारी डीम्ड विश्वविद्यालय',
    'deemed-aided': 'सरकारी सहायता वाला डीम्ड विश्वविद्यालय',
    'deemed-private': 'निजी डीम्ड विश्वविद्यालय',
  },
  naac: (grade, cycle) => `NAAC ग्रेड ${grade}, चक्र ${cycle}`,

  fee: 'साल की फीस',
  feeNote: (cycle) => `हॉस्टल के बिना, ${cycle}`,
  tuition: 'साल की ट्यूशन',
  tuitionNote: (council, cycle) => `सभी ${council} में एक जैसी, ${cycle}`,
  feeUnknown: { 'not-found': 'पढ़ने लायक फीस शीट नहीं मिली', 'not-reliable': 'जो मिला, वह भरोसे लायक नहीं था' },
  salary: 'बीच की सैलरी (मीडियन)',
  salaryNote: (year) => `जिन्हें नौकरी मिली, सब ब्रांच, ${year}`,
  placed: 'नौकरी या आगे की पढ़ाई',
  placedNote: (count, of, year) => `समय पर पास ${of} में से ${count}, ${year}`,
  noFiling: 'NIRF को दी गई जानकारी नहीं मिली',
  nirf: (year) => `NIRF ${year}`,
  nirfPlain: 'NIRF इंजीनियरिंग',
  nirfBefore: (rank, year) => `इंजीनियरिंग; ${year} में ${rank}`,
  nirfOnly: 'इंजीनियरिंग',
  nirfBand: 'इंजीनियरिंग; पक्की रैंक नहीं, दायरा',
  nirfNever: 'पक्की रैंक की सूची में कभी नहीं',
  nirfGone: (year) => `इंजीनियरिंग; ${year} में पक्की रैंक नहीं`,
  women: 'कैंपस में लड़कियाँ',
  womenNote: (count, of, edition) => `${of} छात्रों में ${count}, NIRF ${edition}`,
  seats: 'इस ब्रांच की सीटें',
  seatsNote: (season) => `JoSAA सीट मैट्रिक्स ${season}`,
  seatsUnknown: 'सीट मैट्रिक्स में नहीं लिखा',

  distance: 'घर से दूरी',
  distanceFrom: (city) => `${city} से`,
  km: (km) => `${km} किमी`,
  near: '100 किमी से कम',
  straight: (city) => `${city} तक, सीधी रेखा में`,
  sameState: 'आपके राज्य में',
  otherState: 'दूसरे राज्य में',
  stateNote: (state) => `कॉलेज ${state} में है`,
  setHome: 'आप कहाँ रहते हैं?',
  noPoint: 'इस शहर का खुला नक्शा-बिंदु हमारे पास नहीं है',

  costTitle: 'एक साल का खर्च',
  costGeneral: 'सामान्य, EWS, OBC-NCL',
  costReserved: 'SC, ST, PwD',
  noConcession: 'उतनी ही, कोई छूट नहीं',
  costReservedUnknown: 'शीट में नहीं लिखा',
  costWaived: 'ट्यूशन माफ',
  costHostel: 'हॉस्टल और मेस अलग से',
  costAdmission: 'दाखिले पर, एक बार',
  costRefund: (amount) => `इसमें से ${amount} वापस मिलते हैं`,
  costOther: 'बाकी फीस, हॉस्टल और मेस अलग से',
  scopes: {
    year: 'एक साल की ट्यूशन और संस्थान की फीस। ज्यादातर कॉलेज दाखिले पर एक बार का चार्ज भी लेते हैं: जो शीट हमने पढ़ीं, उनमें ₹5,000 से ₹61,000।',
    'two-semesters': 'कॉलेज की अपनी शीट से दो आम सेमेस्टर। दाखिले का एक बार का चार्ज अलग है।',
    'first-year': 'पहले साल के दोनों सेमेस्टर।',
    'upper-bound': 'पहला बिल दोगुना किया हुआ। एक बार के चार्ज दो बार जुड़े हैं, इसलिए साल में इससे कम लगेगा।',
  },
  feeNotes: {
    'no-year': 'शीट पर साल नहीं छपा; हमने अगस्त 2026 में पढ़ी।',
    'computing-branches': 'कंप्यूटिंग ब्रांच के लिए छपी है। दूसरी ब्रांच में फर्क हो सकता है।',
    'earlier-batches': 'शीट पुराने बैच के लिए बनी थी।',
  },
  incomeRule: (council) =>
    `${council} की ट्यूशन परिवार की सालाना आय से: ₹1 लाख से कम, कुछ नहीं; ₹1 से 5 लाख, एक तिहाई; उससे ऊपर, पूरी। आय प्रमाण पत्र चाहिए।`,
  incomeRuleNote: 'काउंसिल का नियम, जैसा संस्थान और अखबार बताते हैं; भरोसा करने से पहले कॉलेज से पूछ लें।',
  costSource: (cycle) => `कॉलेज का अपना पन्ना, ${cycle}।`,
  commonSource: (council, cycle) =>
    `${council} काउंसिल, ${cycle}: ट्यूशन सब जगह एक है, इसलिए यहाँ है। इस कॉलेज की पूरी शीट हमारे पास नहीं है।`,
  feeSheet: 'फीस शीट',
  costNone: {
    'not-found': 'इस कॉलेज की फीस शीट हम नहीं पढ़ पाए। तय करने से पहले उसकी वेबसाइट देखें।',
    'not-reliable': 'एक रकम मिली, पर वह पुरानी, अधूरी या किसी और कॉलेज की थी, इसलिए नहीं दिखाते। कॉलेज की वेबसाइट देखें।',
  },

  degreeTitle: (years) => `${years} साल का खर्च`,
  degreePayer: 'परिवार की सालाना आय',
  degreeFees: 'फीस',
  degreeTuition: 'सिर्फ ट्यूशन',
  degreeHostel: 'हॉस्टल और मेस के साथ',
  payers: {
    'under-1-lakh': '₹1 लाख से कम',
    '1-to-5-lakh': '₹1 से 5 लाख',
    'over-5-lakh': '₹5 लाख से ज्यादा',
    general: 'कोई भी आय',
    'sc-st-pwd': 'SC, ST, PwD',
  },
  degreeNote: (years, cycle) =>
    `हमने जोड़ा है: ऊपर के साल का ${years} गुना, और दाखिले पर एक बार की रकम, वापसी घटाकर, जहाँ छपी है। ${cycle} की फीस पर; ज्यादातर साल फीस बढ़ती है। सफर, किताबें और स्कॉलरशिप इसमें नहीं हैं।`,
  degreeNoteTuition: (years, cycle) =>
    `हमने जोड़ा है: ${cycle} की एक जैसी ट्यूशन का ${years} गुना। बाकी फीस, हॉस्टल और मेस यहाँ छपे नहीं हैं, वे अलग लगेंगे।`,

  ownTitle: (years) => `आपका अपना खर्च, ${years} साल का`,
  ownTrip: 'घर आने-जाने का एक बार का खर्च, ₹',
  ownTrips: 'साल में कितनी बार',
  ownRate: 'लोन: साल का ब्याज, %',
  ownPayback: 'लोन: कितने साल में चुकाएँगे',
  ownGo: 'हिसाब लगाएँ',
  ownFaults: {
    payer: 'एक चुनें',
    trip: 'पूरे रुपये, 1,00,000 तक',
    trips: '52 तक की संख्या',
    rate: '40 तक की दर, जैसे 9.5',
    payback: '1 से 20 साल',
  },
  ownHostel: 'हॉस्टल और मेस, सारे साल',
  ownTravel: 'सफर, आपके बताए हिसाब से',
  ownNotSaid: 'अपना सफर लिखें',
  ownRange: 'कुल',
  ownFromTo: (from, to) => `घर पर रहें तो ${from}, नहीं तो ${to} तक`,
  ownMonthly: (amount) => `${amount} का लोन: हर महीने`,
  ownInterest: 'ऊपर से ब्याज, कुल',
  ownNote: 'ऊपर की फीस और आपकी बताई रकम से निकाला है। ज्यादातर साल फीस बढ़ती है। स्कॉलरशिप और किताबें इसमें नहीं हैं।',
  ownLoanNote: 'किस्त तुरंत शुरू मानी है। बैंक पढ़ाई पूरी होने तक रुकने दे तो ब्याज तब भी जुड़ता है: कितना, बैंक से पूछें।',

  scholarshipRow: 'Central Sector छात्रवृत्ति, अगर मिले',
  scholarshipOff: (amount) => `${amount} कम`,
  scholarships: 'छात्रवृत्तियाँ, जिनके लिए आवेदन कर सकते हैं',
  scholarshipNames: {
    'central-sector': 'Central Sector योजना (PM-USP)',
    'top-class-sc': 'SC के लिए Top Class छात्रवृत्ति',
    pragati: 'AICTE प्रगति',
  },
  scholarshipWho: {
    'central-sector':
      '12वीं में बोर्ड के 80वें percentile से ऊपर, बीच में गैप नहीं, कोई और छात्रवृत्ति नहीं: तीन साल ₹12,000, चौथे और पाँचवें साल ₹20,000।',
    'top-class-sc': 'SC छात्र, पहले साल में, सूची वाले संस्थान में; IIT और NIT भी इनमें हैं।',
    pragati: 'लड़कियाँ, पहले साल में, AICTE से मान्य कॉलेज में। IIT और NIT शायद न गिने जाएँ: उस साल का नियम पढ़ें।',
  },
  scholarshipIncome: (amount) => `परिवार की आय साल में ₹${amount} तक।`,
  scholarshipRead: (since) => `${since} से लागू नियम।`,
  scholarshipUnread: 'इस साल की सरकारी राशि हमने नहीं पढ़ी, इसलिए नहीं दिखाते।',
  scholarshipSite: 'नेशनल स्कॉलरशिप पोर्टल',
  scholarshipNote:
    'हर योजना में जगहें सीमित हैं और तारीखें हर साल बदलती हैं। एक बार में एक ही। SC, ST और OBC के लिए राज्यों की अपनी योजनाएँ हैं: राज्य के पोर्टल पर देखें।',

  jobsTitle: 'नौकरी, सरकारी आँकड़ों से',
  jobsFinished: 'चार साल में पास',
  jobsPlaced: 'नौकरी मिली',
  jobsStudy: 'आगे पढ़ने गए',
  jobsOf: (count, share) => `${count} · ${share}%`,
  jobsMeaning: (year, edition) =>
    `सब ब्रांच मिलाकर, ${year} में पास हुआ बैच। मीडियन उनका है जिन्हें नौकरी मिली: आधों को इससे ज्यादा, आधों को कम। आपकी ब्रांच का अलग आँकड़ा यह नहीं है। कॉलेज ने NIRF (${edition}) को खुद दिया; कितने पास हुए, यह उसके दिए हिस्सों से निकाला है।`,
  jobsNone:
    'चार साल की इंजीनियरिंग के लिए NIRF को दी गई इस कॉलेज की जानकारी हमें नहीं मिली। नए कॉलेजों से अभी कोई पास नहीं हुआ; कुछ ने हिस्सा नहीं लिया।',

  nirfTitle: 'NIRF रैंक, इंजीनियरिंग',
  nirfLabel: (ranks) => `NIRF इंजीनियरिंग रैंक: ${ranks}। चार्ट में ऊपर मतलब बेहतर।`,
  nirfAt: (year, rank) => `${year} ${rank}`,
  nirfMeaning:
    'ऊपर मतलब बेहतर। NIRF पढ़ाई, रिसर्च, नतीजे, पहुँच और साख गिनता है, सिर्फ सैलरी नहीं। जिस साल बिंदु नहीं, उस साल पक्की रैंक नहीं थी। 2016 से 2019 का कुछ हिस्सा सूची की एक प्रति से है।',
  nirfBar: 'खड़ी पट्टी का मतलब: उस साल NIRF ने पक्की रैंक नहीं, बस दो रैंकों के बीच का दायरा बताया।',
  nirfNone: 'NIRF ने इस कॉलेज को इंजीनियरिंग में कभी पक्की रैंक नहीं दी।',
  nirfBandNow: (band, year) => `${year} में यह ${band} के दायरे में था।`,

  homeTitle: 'घर से कितनी दूर',
  homeLead: 'अपना शहर एक बार चुनें। यह इसी फोन में रहता है।',
  homeField: 'आपके पास का शहर, या सिर्फ राज्य',
  homeChoose: 'चुनें',
  homeOnly: (state) => `${state}: कोई और जगह`,
  homeShow: 'दूरी दिखाएँ',
  homePhone: 'फोन की लोकेशन से चुनें',
  homePhoneNote: 'लोकेशन फोन पर ही मिलाई जाती है। हमें नहीं भेजी जाती।',
  homeNotAllowed: 'फोन ने लोकेशन नहीं दी। शहर चुन लें।',
  homeSource:
    'शहरों के बीच सीधी रेखा, 50 किमी तक का फर्क हो सकता है; सड़क लंबी होती है। शहरों के बिंदु © dr5hn countries-states-cities database contributors, ODbL 1.0.',

  best: 'इनमें सबसे अच्छा',

  similarTitle: 'ऐसी और सीटें',
  similarBranch: 'वही ब्रांच, चांस इसके आसपास',
  similarInstitute: 'यही कॉलेज, ज्यादा चांस वाली ब्रांच',
  givenTitle: 'अगर यह सीट मिले',
  given: {
    freeze: 'यही सीट ली, बात खत्म। बाद में बदला नहीं जा सकता।',
    slide: 'सीट आपके पास रहती है, ऊपर जाएँगे तो सिर्फ इसी कॉलेज की ऊपर वाली चॉइस में।',
    float: 'सीट आपके पास रहती है, ऊपर जाएँगे तो लिस्ट की किसी भी ऊपर वाली चॉइस में, किसी भी कॉलेज में।',
  },
  givenNote:
    'ऊपर गए तो नई सीट इसकी जगह ले लेती है, वापस नहीं आ सकते। यह आपकी पहली चॉइस हो तो सिर्फ Freeze मिलता है; आखिरी राउंड में भी।',
  givenMore: 'बाकी नियम',
  givenLink: 'सारी तारीखें, कागज और फीस',
  givenSource: 'JoSAA 2026 के नियम, धारा 48 से 52।',

  allSeats: (seats, programmes, season) => `${programmes} ब्रांच में ${seats} सीटें (JoSAA सीट मैट्रिक्स ${season})`,
  seatsMissing: (count) => `${count} और ${plural(count, { one: 'ब्रांच', other: 'ब्रांचों' })} का मैट्रिक्स अधूरा है`,
  correctedFacts: {
    fees: 'फीस',
    nirf: 'NIRF रैंक',
    outcomes: 'नौकरी और डिग्री के आँकड़े',
    women: 'छात्राओं का हिस्सा',
    naac: 'NAAC ग्रेड',
    founded: 'शुरू होने का साल',
  },
  correctedBy: (fact, source, on) => `${fact} हमने सुधारी है। स्रोत: ${source}, ${on}।`,
  fiveYears: 'पाँच साल की क्लोजिंग रैंक',
  whoIsHome: 'यहाँ होम स्टेट किसका है',
  taught: 'यहाँ क्या पढ़ाया जाता है',
  chanceNote: (season) => `प्रतिशत ${season} में आपका चांस है।`,
  datasetName: (college) => `${college}: छपे आँकड़े और क्लोजिंग रैंक`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { colleges } }
