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
  closingNote: 'आख़िरी राउंड में OPEN की आख़िरी रैंक, हर राज्य के लिए खुली सीटें; हर साल वही सीटें। संख्या जितनी बड़ी, पहुँचना उतना आसान।',
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
  reasons: {
    'too-few': 'कम से कम दो ब्रांच चुनें।',
    'too-many': 'ज़्यादा से ज़्यादा चार ब्रांच।',
    'unknown-branch': 'सूची से ब्रांच चुनें।',
    'same-branch': 'एक ही ब्रांच दो बार चुनी है।',
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { branches } }
