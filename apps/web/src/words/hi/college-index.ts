import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words of the lists of colleges and of branches. */
export const collegeIndex: Words['collegeIndex'] = {
  title: 'कॉलेज',
  description: (season) =>
    `JoSAA ${season} के कॉलेज: फीस, मीडियन सैलरी, NIRF रैंक और घर से दूरी, हर आँकड़े का स्रोत और साल। छोटे नाम से खोजें, प्रकार, राज्य, ब्रांच और फीस से छाँटें।`,
  lead: 'JoSAA के हर कॉलेज की फीस, नौकरी, रैंक और दूरी, जैसी सरकारी संस्थाएँ छापती हैं।',
  search: 'कॉलेज, शहर या ब्रांच',
  searchExample: 'trichy, vnit, iiit una cse',
  show: 'दिखाएँ',
  any: 'कोई भी',
  type: 'प्रकार',
  state: 'राज्य',
  branch: 'ब्रांच',
  feeMax: 'साल की फीस',
  upTo: (amount) => `₹${amount} तक`,
  nirfMax: 'NIRF रैंक',
  within: (rank) => `पहले ${rank} में`,
  salaryMin: 'मीडियन सैलरी',
  atLeast: (amount) => `₹${amount} या ज्यादा`,
  kmMax: 'आपके शहर से',
  upToKm: (km) => `${km} किमी तक`,
  from: 'आपका शहर',
  sort: 'सबसे ऊपर',
  sorts: {
    nirf: 'NIRF रैंक',
    fee: 'सबसे कम फीस',
    salary: 'सबसे ज्यादा सैलरी',
    near: 'सबसे पास',
    chance: 'सबसे अच्छा चांस',
    name: 'नाम से',
  },
  ownRank: 'आपका चांस',
  ownRankAdd: 'रैंक डालें, अपना चांस देखें',
  ownRankShow: 'मेरा चांस दिखाएँ',
  ownRankStored: 'पहले डाली हुई रैंक लें',
  chance: 'आपका चांस',
  chances: { reach: '8% या ज्यादा', likely: '50% या ज्यादा', safe: 'Safe, पक्की जैसी' },
  inReach: (count) => (count === 0 ? '8% या ज्यादा पर कुछ नहीं' : `${count} ब्रांच 8% या ज्यादा पर`),
  noChance: 'यहाँ कोई सीट आपकी रैंक से नहीं मिलती',
  needsAdvanced: 'यहाँ JEE Advanced की रैंक चाहिए',
  study: 'क्या पढ़ेंगे',
  likes: 'आपके लिए सही, अगर यह पसंद हो',
  leadsTo: 'कहाँ ले जाती है',
  differs: 'CSE से फर्क',
  orCousins: (branch) => `${branch} या उसके भाई-बहन?`,
  compareCousins: (branches) => `आमने-सामने: ${branches}`,
  furtherNote: (season) =>
    `JoSAA ${season} में उसी कॉलेज में कितना आगे जाकर बंद हुई: दोनों ब्रांच वाले सब कॉलेजों का बीच का फर्क, JEE Main की OPEN सीटें।`,
  furtherColleges: (colleges) => `${colleges} कॉलेजों में`,
  myReach: 'मेरी पहुँच',
  all: 'सब',
  whichColleges: 'कौन से कॉलेज',
  whereRank: (rank, branch) => `${rank} पर ${branch} कहाँ`,
  yourSeat: (seat, closing) => (closing === '' ? seat : `${seat} · बंद ${closing}`),
  pages: 'कॉलेजों के पेज',
  found: (count) => `${count} ${plural(count, { one: 'कॉलेज', other: 'कॉलेज' })}`,
  none: 'इन सब पर कोई कॉलेज नहीं बैठता। एक फिल्टर हटाएँ, या दूसरे नाम से खोजें।',
  programmes: (count) => `${count} ${plural(count, { one: 'ब्रांच', other: 'ब्रांच' })}`,
  several: (word, names) => `“${word}” इनमें से कोई भी हो सकता है: ${names}।`,
  elsewhere: (college, givenBy) => `${college} JoSAA में नहीं है। इसकी सीटें यहाँ से मिलती हैं: ${givenBy}।`,
  elsewhereLink: 'क्लोजिंग रैंक देखें',
  meant: 'क्या आप यह ढूँढ रहे थे:',
  mapBorders: 'सीमा रेखाएँ नहीं हैं: भारत का ऐसा नक्शा नहीं मिला जिसका लाइसेंस उसे दिखाने दे।',
  mapNote: (count, missing) =>
    missing === '0'
      ? `${count} बिंदु, हर एक इस सूची का कॉलेज।`
      : `${count} बिंदु, हर एक इस सूची का कॉलेज। ${missing} और कॉलेजों का खुला नक्शा-बिंदु नहीं है।`,
  landmarks: {
    Delhi: 'दिल्ली',
    Mumbai: 'मुंबई',
    Chennai: 'चेन्नई',
    Kolkata: 'कोलकाता',
    Guwahati: 'गुवाहाटी',
    Srinagar: 'श्रीनगर',
  },
  branchesTitle: 'ब्रांच',
  branchesDescription: (season) => `JoSAA ${season} की हर ब्रांच: कितने कॉलेजों में है और कहाँ बंद हुई।`,
  branchesLead: (season) => `JoSAA ${season} से क्या पढ़ सकते हैं, और कितने कॉलेजों में।`,
  branchCounts: (colleges, programmes) =>
    `${colleges} ${plural(colleges, { one: 'कॉलेज', other: 'कॉलेज' })}, ${programmes} ${plural(programmes, { one: 'कोर्स', other: 'कोर्स' })}।`,
  branchColleges: 'इनकी फीस और नौकरी',
  branchesFound: (count) => `${count} ब्रांच`,
  branchesNone: 'इन सब के साथ कोई ब्रांच नहीं। एक फिल्टर हटाएँ, या दूसरे नाम से खोजें।',
  choicesInReach: (count) =>
    count === 0 ? 'सबसे अच्छा चांस; 8% या ज्यादा पर कुछ नहीं' : `सबसे अच्छा चांस; ${count} चॉइस 8% या ज्यादा पर`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { collegeIndex } }
