import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words of the page that judges all ranks of one person at once. */
export const ranks: Words['ranks'] = {
  name: 'मेरी सारी रैंक एक साथ',
  pageTitle: 'मेरी सारी रैंक एक साथ: हर रैंक पर JoSAA की कौन-सी सीटें',
  resultTitle: (count) => plural(count, { 1: 'मेरी रैंक पर क्या खुलता है', other: `मेरी ${count} रैंकों पर क्या खुलता है` }),
  description:
    'JEE में एक से ज़्यादा रैंक मिलती हैं: कॉमन, श्रेणी, PwD, Main और Advanced। अपनी सारी रैंक लिखिए और देखिए कि कौन-सी रैंक किन सीटों का फ़ैसला करती है, और कहाँ ओपन सीट आरक्षित सीट से आसान है। मुफ़्त, बिना खाते के।',
  askBefore: '',
  askMarked: 'मेरी सारी रैंक',
  askAfter: ' क्या-क्या खोलती हैं?',
  askLead:
    'हर सीट का फ़ैसला आपकी किसी एक रैंक से होता है: ओपन सीट का कॉमन रैंक से, आरक्षित सीट का श्रेणी रैंक से, PwD सीट का PwD रैंक से, IIT का JEE Advanced से। जो रैंक आपके पास हैं वे लिखिए, बाकी खाली छोड़ दीजिए।',
  submit: 'हर रैंक पर क्या खुलता है, देखें',
  yours: 'आपकी रैंक',
  got: (count) =>
    plural(count, { 1: ['', 'आपकी रैंक', ' पर क्या खुलता है'], other: ['आपकी ', `${count} रैंकों`, ' पर क्या खुलता है'] }),
  decides: (seats, colleges) => `${colleges} की ${seats} सीटों का फ़ैसला इसी रैंक से होता है।`,
  colleges: {
    'main-1': 'NIT, IIIT और अन्य केंद्रीय संस्थानों',
    'main-2a': 'आर्किटेक्चर',
    'main-2b': 'प्लानिंग',
    advanced: 'IIT संस्थानों',
  },
  and: ' और ',
  total: (count, words) => plural(count, { one: `कुल ${words} सीट`, other: `कुल ${words} सीटें` }),
  counts: (rank) => `संभावना के अनुसार सीटें: ${rank}`,
  inNewest: (got, of, season, round) => `${season} के राउंड ${round} में यह रैंक ${of} में से ${got} सीटें पाती।`,
  hardest: 'सबसे कठिन सीट जिसके मिलने की संभावना न मिलने से ज़्यादा है',
  noHardest: 'इस रैंक पर किसी सीट की संभावना 50% या अधिक नहीं है।',
  preparatory: 'प्रिपरेटरी सीटों की बहुत कम क्लोज़िंग रैंक छपती हैं, इसलिए अनुमान नहीं दिया जाता।',
  nothing: 'आपकी बताई श्रेणी, PwD स्थिति और गृह राज्य में कोई सीट इस रैंक से नहीं मिलती।',
  easier: (_count, words, of, seats) =>
    `${of} ${seats} सीटों में से ${words} पर उसी ब्रांच की कम आरक्षित सीट आपके लिए आसान है। सूची में हर ऐसी सीट के साथ लिखा है।`,
  orderTitle: 'आपको दोनों में से चुनना नहीं है',
  order:
    'आपकी लिस्ट की हर चॉइस के लिए JoSAA इस क्रम में देखता है: OPEN, OPEN (PwD), आपकी श्रेणी, आपकी श्रेणी (PwD)। महिलाओं के लिए हर एक में पहले फीमेल सीट, फिर सबके लिए वाली। ब्रांच एक ही बार भरें: जो पहले खुलेगी वही मिलेगी।',
  seeAll: 'सारी सीटें एक सूची में देखें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { ranks } }
