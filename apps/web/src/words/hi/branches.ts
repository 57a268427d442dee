import type { Words } from '../en.ts'

/** Words of the branch comparison. */
export const branches: Words['branches'] = {
  pageTitle: 'इंजीनियरिंग ब्रांच की तुलना: विषय, काम, क्लोज़िंग रैंक',
  description:
    'दो से चार इंजीनियरिंग ब्रांच साथ-साथ: क्या पढ़ना है, कहाँ ले जाती है, पाँच सालों में क्लोज़िंग रैंक कैसे बदली, और कितनी सीटें हैं।',
  titleBefore: 'मेरे लिए कौन‑सी ',
  titleMarked: 'ब्रांच',
  titleAfter: ' सही है?',
  branch: (number) => `ब्रांच ${number}`,
  none: 'कोई नहीं',
  subjects: 'क्या पढ़ना है',
  work: 'कहाँ ले जाती है',
  gate: 'आगे की पढ़ाई (GATE पेपर)',
  closing: 'मध्य क्लोज़िंग रैंक, JoSAA',
  closingNote:
    'आख़िरी राउंड में OPEN की आख़िरी रैंक, हर राज्य के लिए खुली सीटें; हर साल वही सीटें। एक ही साल में बड़ी संख्या तक पहुँचना आसान है; अलग-अलग सालों में जरूरी नहीं, क्योंकि परीक्षा देने वाले घटते-बढ़ते हैं।',
  pools: (count) => `${count} सीट समूह`,
  noTrend: 'हर साल एक-सी सीटें बहुत कम हैं।',
  seats: '2026 में सीटें',
  seatsNote: 'JoSAA की सीट तालिका से, जिसमें 67,323 में से लगभग 3,100 सीटें छूटी हैं।',
  state: 'राज्य काउंसलिंग, राउंड 1',
  stateNote: 'हर एक की अपनी रैंक सूची: एक ही सूची और साल में ब्रांच की तुलना करें, सूचियों के बीच कभी नहीं।',
  series: {
    kcet: 'KCET (GM) सूची',
    'mht-cet': 'MHT-CET (open) सूची',
    wbjee: 'WBJEE (open) सूची',
    comedk: 'COMEDK (GM) सूची',
  },
  editorial: 'विषय और काम हमारा अपना सार है, वादा नहीं।',
  editorialFrom: (source) => `विषय: ${source}।`,
  feesNote:
    'फ़ीस, प्लेसमेंट या रेटिंग नहीं दिखाई जाती: पूरी ब्रांच के लिए हमारे पास उनका कोई स्रोत नहीं। NIRF रैंक संस्थान की होती है, ब्रांच की नहीं; वह हर कॉलेज के साथ मिलेगी।',
  byLabel: 'क्या मिलाना है',
  byBranches: 'ब्रांच',
  bySeats: 'एक-एक सीट',
  seatSearch: 'संस्थान और ब्रांच',
  seatSearchHint: 'दोनों के अंग्रेज़ी शब्द, जैसे: Warangal computer',
  quota: 'कोटा',
  any: 'कोई भी',
  seatType: 'सीट का प्रकार',
  gender: 'किसके लिए',
  genders: { neutral: 'सबके लिए', female: 'सिर्फ़ महिलाएँ' },
  quotaOf: (quota) => `${quota} कोटा`,
  findSeats: 'सीटें खोजें',
  seatsFound: (shown, total) =>
    shown === total ? `${total} सीटें मिलीं` : `${total} में से ${shown} सीटें: और शब्द लिखें तो कम मिलेंगी`,
  seatsNotFound: 'इन शब्दों की कोई सीट हमारे आँकड़ों में नहीं है। दूसरे शब्द, कोटा या सीट का प्रकार आज़माएँ।',
  seatsRefused: 'इस पते में कुछ ऐसा है जो पढ़ा नहीं जा सकता। सीटें फिर से खोजें।',
  seatsUnknown: 'इस लिंक की एक सीट हमारे आँकड़ों में नहीं है, इसलिए छोड़ी गई।',
  seatsTooFew: 'दो से चार सीटें चुनें: ऊपर खोजें और जोड़ें।',
  seatsLabel: 'सीटें साथ-साथ',
  closed: (rank, season) => `${season} में ${rank} पर बंद`,
  add: 'जोड़ें',
  addThis: (seat) => `${seat} जोड़ें`,
  remove: 'हटाएँ',
  removeThis: (seat) => `${seat} हटाएँ`,
  seatWhose: 'कौन-सी सीट',
  lists: {
    'main-1': 'JEE Main रैंक, पेपर 1',
    'main-2a': 'JEE Main रैंक, पेपर 2A (B.Arch)',
    'main-2b': 'JEE Main रैंक, पेपर 2B (B.Planning)',
    advanced: 'JEE Advanced रैंक',
  },
  preparatory: 'प्रिपरेटरी कोर्स',
  seatClosing: 'क्लोज़िंग रैंक, JoSAA का अंतिम राउंड',
  seatClosingNote:
    'हर कॉलम एक ही सीट का है: उसका अपना कोटा, सीट प्रकार और जेंडर, कभी मिलाया नहीं गया। एक ही साल में बड़ी संख्या तक पहुँचना आसान है।',
  seatListsDiffer: 'ये सीटें अलग रैंक सूचियों या सीट प्रकारों की हैं: इनकी संख्याएँ आपस में नहीं मिलाई जा सकतीं।',
  seasonRound: (season, round) => `${season}, राउंड ${round}`,
  notPrinted: 'कोई रैंक नहीं छपी',
  nirfNote: 'फीस, नौकरी, NIRF और लड़कियों का हिस्सा पूरे कॉलेज का है, ब्रांच का नहीं।',
  seatsFeesNote:
    'वे सीटें जो JoSAA ने पिछले पाँच सालों में छापीं। फ़ीस, प्लेसमेंट या रेटिंग नहीं दिखाते: एक सीट के लिए उनका कोई पक्का स्रोत हमारे पास नहीं।',
  seatSources: 'ओपनिंग और क्लोज़िंग रैंक: JoSAA, हर साल का अंतिम राउंड, जैसा छपा। NIRF 2025, इंजीनियरिंग: शिक्षा मंत्रालय।',
  reasons: {
    'too-few': 'कम से कम दो ब्रांच चुनें।',
    'too-many': 'ज़्यादा से ज़्यादा चार ब्रांच।',
    'unknown-branch': 'सूची से ब्रांच चुनें।',
    'same-branch': 'एक ही ब्रांच दो बार चुनी है।',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { branches } }
