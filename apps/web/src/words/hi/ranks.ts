import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words of the page that judges all ranks of one person at once. */
export const ranks: Words['ranks'] = {
  name: 'मेरी सारी रैंक एक साथ',
  pageTitle: 'मेरी सारी रैंक एक साथ: हर रैंक पर JoSAA की कौन-सी सीटें',
  resultTitle: (count) => plural(count, { 1: 'मेरी रैंक पर क्या खुलता है', other: 'मेरी सीटें, रैंक के हिसाब से' }),
  description:
    'JEE में एक से ज्यादा रैंक मिलती हैं: कॉमन, श्रेणी, PwD, Main और Advanced। अपनी सारी रैंक लिखें और देखें कि कौन-सी रैंक किन सीटों का फैसला करती है, और कहाँ ओपन सीट आरक्षित सीट से आसान है। मुफ्त, बिना खाते के।',
  askBefore: '',
  askMarked: 'मेरी सारी रैंक',
  askAfter: ' क्या-क्या खोलती हैं?',
  askLead:
    'ओपन सीट में कॉमन रैंक लगती है, OBC या SC सीट में श्रेणी रैंक, PwD सीट में PwD रैंक, और IIT में JEE Advanced। जो रैंक आपके पास हैं वे डालें, बाकी खाली छोड़ें।',
  submit: 'हर रैंक पर कौन सी सीटें, देखें',
  yours: 'आपकी रैंक',
  got: (count) => plural(count, { 1: ['', 'आपकी रैंक', ' पर क्या खुलता है'], other: ['आपकी सीटें, ', 'रैंक', ' के हिसाब से'] }),
  decides: (seats, colleges) => `${colleges} की ${seats} सीटों के लिए यही रैंक चलती है।`,
  colleges: {
    'main-1': 'NIT, IIIT और अन्य केंद्रीय संस्थानों',
    'main-2a': 'आर्किटेक्चर',
    'main-2b': 'प्लानिंग',
    advanced: 'IIT संस्थानों',
  },
  and: ' और ',
  total: (count, words) => plural(count, { one: `कुल ${words} सीट`, other: `कुल ${words} सीटें` }),
  counts: (rank) => `चांस के हिसाब से सीटें: ${rank}`,
  inNewest: (got, of, season, round) => `${season} के राउंड ${round} में यह रैंक ${of} में से ${got} सीटें पाती।`,
  hardest: 'सबसे अच्छी सीट जो शायद मिल जाएगी',
  noHardest: 'इस रैंक पर किसी सीट का चांस 50% या ज्यादा नहीं है।',
  preparatory: 'प्रिपरेटरी सीटों की क्लोजिंग रैंक बहुत कम हैं, इसलिए अनुमान नहीं।',
  nothing: 'आपकी बताई श्रेणी, PwD और होम स्टेट पर कोई सीट इस रैंक से नहीं मिलती।',
  easier: (_count, words, of, seats) =>
    `${of} ${seats} सीटों में से ${words} पर उसी ब्रांच की कम आरक्षित सीट आपके लिए आसान है। लिस्ट में हर ऐसी सीट के साथ लिखा है।`,
  orderTitle: 'एक रैंक चुननी नहीं पड़ती',
  order:
    'आपकी लिस्ट की हर चॉइस के लिए JoSAA इस क्रम में देखता है: OPEN, OPEN (PwD), आपकी श्रेणी, आपकी श्रेणी (PwD)। महिलाओं के लिए हर एक में पहले फीमेल सीट, फिर सबके लिए वाली। ब्रांच एक ही बार भरें: जो पहले खुलेगी वही मिलेगी।',
  narrow: 'फीस, NIRF रैंक, सैलरी, दूरी',
  narrowNote: 'जिस कॉलेज का आँकड़ा नहीं छपा, वह हट जाता है।',
  narrowShow: 'दिखाएँ',
  seeAll: 'सारी सीटें एक लिस्ट में देखें',
  states: {
    title: 'राज्य काउंसलिंग जो JEE Main रैंक लेती हैं',
    lead: 'इसी JEE Main रैंक से राज्यों की सीटें भी खुलती हैं। रखनी हो तो प्लस दबाएँ: सीट आपकी लिस्ट में अलग हिस्से में आ जाएगी।',
    needs: 'इन्हें देखने के लिए JEE Main रैंक और 12वीं का राज्य डालें: हर राज्य ज्यादातर सीटें अपने छात्रों के लिए रखता है।',
    enter: 'डालें',
    failed: 'राज्य की सीटें लोड नहीं हुईं। पेज दोबारा खोलें, या राज्य कॉलेज प्रिडिक्टर में देखें।',
    none: 'इन काउंसलिंग में कोई सीट आपकी रैंक पर या उसके बाद बंद नहीं हुई।',
    got: (got, of, season) => `${season} में इस रैंक पर ${of} में से ${got} सीटें मिलतीं।`,
    asHome: (category, state) => `मानकर: ${category}, ${state} से।`,
    asOutside: (category, state) => `मानकर: ${category}, ${state} के बाहर से।`,
    best: (name) => `सबसे अच्छी सीटें जो मिलतीं: ${name}`,
    keep: (seat) => `मेरी लिस्ट में जोड़ें: ${seat}`,
    seeAll: (name) => `${name} की सारी सीटें देखें`,
    shut: (names) => `${names} में आपकी रैंक पर कुछ नहीं खुला।`,
    past: 'ये पिछली क्लोजिंग रैंक हैं, अगले साल का चांस नहीं: राज्यों के आँकड़े बहुत कम सालों के हैं।',
    ownRank: (name) => `आपके राज्य की ${name} में उसकी अपनी रैंक चलती है।`,
    enterOwn: (name) => `अपनी ${name} रैंक डालें`,
  },
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { ranks } }
