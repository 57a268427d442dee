import type { Words } from '../en.ts'

/** Words of the lists of colleges and of branches. */
export const collegeIndex: Words['collegeIndex'] = {
  title: 'कॉलेजं',
  description: (season) =>
    `JoSAA ${season} ची कॉलेजं: फी, मधला पगार, NIRF रँक आणि घरापासूनचं अंतर, प्रत्येकाचा स्रोत आणि वर्ष. टोपणनावाने शोधा, प्रकार, राज्य, ब्रँच आणि फीने गाळा.`,
  lead: 'JoSAA च्या प्रत्येक कॉलेजची फी, नोकऱ्या, रँक आणि अंतर, अधिकृत संस्थांनी जाहीर केलेलं.',
  search: 'कॉलेज, शहर किंवा ब्रँच',
  searchExample: 'trichy, vnit, iiit una cse',
  show: 'दाखवा',
  any: 'कितीही',
  type: 'प्रकार',
  state: 'राज्य',
  branch: 'ब्रँच',
  feeMax: 'वर्षाची फी',
  upTo: (amount) => `₹${amount} पर्यंत`,
  nirfMax: 'NIRF रँक',
  within: (rank) => `पहिल्या ${rank} मध्ये`,
  salaryMin: 'मधला पगार',
  atLeast: (amount) => `₹${amount} किंवा जास्त`,
  kmMax: 'तुमच्या शहरापासून',
  upToKm: (km) => `${km} किमीपर्यंत`,
  from: 'तुमचं शहर',
  sort: 'आधी',
  sorts: {
    nirf: 'चांगली NIRF रँक',
    fee: 'सगळ्यात कमी फी',
    salary: 'सगळ्यात जास्त पगार',
    near: 'सगळ्यात जवळचं',
    chance: 'सगळ्यात चांगला चान्स',
    name: 'नावानुसार',
  },
  ownRank: 'तुमचा चान्स',
  ownRankAdd: 'चान्स पाहायला तुमची रँक भरा',
  ownRankShow: 'माझा चान्स दाखवा',
  ownRankStored: 'आधी भरलेली रँक वापरा',
  chance: 'तुमचा चान्स',
  chances: { reach: '8% किंवा जास्त', likely: '50% किंवा जास्त', safe: 'Safe' },
  inReach: (count) => (count === 0 ? '8% किंवा जास्त चान्सची एकही नाही' : `8% किंवा जास्त चान्सच्या ${count} ब्रँच`),
  noChance: 'तुमच्या रँकवर चालणारी सीट इथे नाही',
  needsAdvanced: 'JEE Advanced रँक लागते',
  study: 'काय शिकता',
  likes: 'हे आवडत असेल तर तुमच्यासाठी',
  leadsTo: 'पुढे काय',
  differs: 'CSE पेक्षा वेगळं काय',
  orCousins: (branch) => `${branch} की तिच्यासारखी दुसरी?`,
  compareCousins: (branches) => `शेजारी शेजारी: ${branches}`,
  furtherNote: (season) =>
    `JoSAA ${season} मध्ये त्याच कॉलेजात किती पुढे जाऊन बंद झाली: दोन्ही ब्रँच असलेल्या सगळ्या कॉलेजांमधला मधला फरक, JEE Main च्या OPEN जागा.`,
  furtherColleges: (colleges) => `${colleges} कॉलेजांत`,
  myReach: 'माझ्या आवाक्यातली',
  all: 'सगळी',
  whichColleges: 'कोणती कॉलेजं',
  whereRank: (rank, branch) => `${rank} ला ${branch} कुठे`,
  yourSeat: (seat, closing) => (closing === '' ? seat : `${seat} · बंद ${closing}`),
  pages: 'कॉलेजांची पानं',
  found: (count) => `${count} कॉलेजं`,
  none: 'या सगळ्यात बसणारं कॉलेज नाही. एक फिल्टर काढा, किंवा दुसऱ्या नावाने शोधा.',
  programmes: (count) => `${count} ब्रँच`,
  several: (word, names) => `“${word}” म्हणजे यातलं कोणतंही असू शकतं: ${names}.`,
  elsewhere: (college, givenBy) => `${college} JoSAA मध्ये नाही. तिथल्या सीट इथून मिळतात: ${givenBy}.`,
  elsewhereLink: 'त्याच्या क्लोजिंग रँक पाहा',
  meant: 'तुम्हाला हे म्हणायचं होतं का',
  mapBorders: 'सीमारेषा नाहीत: दाखवायची परवानगी असलेला भारताचा नकाशा आमच्याकडे नव्हता.',
  mapNote: (count, missing) =>
    missing === '0'
      ? `नकाशावरचे ठिपके: ${count}, प्रत्येक या लिस्टमधलं एक कॉलेज.`
      : `नकाशावरचे ठिपके: ${count}, प्रत्येक या लिस्टमधलं एक कॉलेज. आणखी ${missing} ची नकाशावरची जागा नाही.`,
  landmarks: {
    Delhi: 'दिल्ली',
    Mumbai: 'मुंबई',
    Chennai: 'चेन्नई',
    Kolkata: 'कोलकाता',
    Guwahati: 'गुवाहाटी',
    Srinagar: 'श्रीनगर',
  },
  branchesTitle: 'ब्रँच',
  branchesDescription: (season) => `JoSAA ${season} ची प्रत्येक ब्रँच: किती कॉलेजांत आहे, आणि कुठे बंद झाली.`,
  branchesLead: (season) => `JoSAA ${season} मधून काय शिकता येईल, आणि किती कॉलेजांत.`,
  branchCounts: (colleges, programmes) => `${colleges} कॉलेजं, ${programmes} प्रोग्रॅम.`,
  branchColleges: 'त्यांची फी आणि नोकऱ्या',
  branchesFound: (count) => `${count} ब्रँच`,
  branchesNone: 'या सगळ्यात बसणारी ब्रँच नाही. एक फिल्टर काढा, किंवा दुसऱ्या नावाने शोधा.',
  choicesInReach: (count) =>
    count === 0
      ? 'सर्वात चांगला चान्स; 8% किंवा जास्त चान्सची एकही नाही'
      : `सर्वात चांगला चान्स; 8% किंवा जास्त चान्सच्या ${count} चॉइस`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { collegeIndex } }
