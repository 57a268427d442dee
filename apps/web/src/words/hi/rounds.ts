import type { Words } from '../en.ts'
import { plural } from './plural.ts'

export const rounds: Words['rounds'] = {
  title: 'राउंड चलाकर देखें',
  lead: 'हर राउंड में आपकी लिस्ट क्या दिलाती, और Float, Slide, Freeze दबाने से क्या बदलता।',
  needs: 'चलाकर देखने के लिए अपनी रैंक लिखें।',
  play: 'राउंड चलाकर देखें',
  loading: 'राउंड आ रहे हैं',
  failed: 'राउंड नहीं खुले।',
  season: 'साल',
  asItWent: (season) => `${season} सच में जैसा रहा, आपकी लिस्ट और आपकी रैंक के साथ।`,
  soFar: (season, round) => `${season}, राउंड ${round} तक, आपकी लिस्ट और आपकी रैंक के साथ।`,
  sameChoice: (seats, choices, words) =>
    plural(choices, {
      one: `आपकी ${seats} सीटें JoSAA के फॉर्म में 1 चॉइस हैं: फॉर्म कॉलेज और ब्रांच एक बार लेता है और हर तरह की सीट खुद देखता है।`,
      other: `आपकी ${seats} सीटें JoSAA के फॉर्म में ${words} चॉइस हैं: फॉर्म कॉलेज और ब्रांच एक बार लेता है और हर तरह की सीट खुद देखता है।`,
    }),
  stairs: 'हर राउंड के बाद आपकी सीट',
  round: (round) => `राउंड ${round}`,
  place: (place) => `नं. ${place}`,
  noSeat: 'सीट नहीं',
  nothing: (season) => `${season} में इस लिस्ट से कुछ नहीं मिलता। नीचे ऐसी चॉइस जोड़ें जो मिले तो आप लेंगे।`,
  andIf: 'और अगर आप दबाते',
  endsAt: 'आखिर में',
  soFarAt: 'अभी तक',
  lower: (count, words) => plural(count, { one: 'Float से 1 जगह नीचे', other: `Float से ${words} जगह नीचे` }),
  asFloat: 'Float जैसा ही',
  means: {
    float: 'आपकी सीट बचाए रखता है, और लिस्ट में ऊपर की कोई भी चॉइस आ सकती है।',
    slide: 'आपकी सीट बचाए रखता है, और सिर्फ उसी कॉलेज की ऊपर वाली चॉइस आ सकती है।',
    freeze: 'यहीं रोक देता है: कॉलेज और ब्रांच वही रहते हैं। सिर्फ सीट की श्रेणी बेहतर हो सकती है; नियम हम ऐसे पढ़ते हैं।',
  },
  moved: (count, words) =>
    plural(count, { one: 'आपके लिए यह 1 बार ऊपर गया।', other: `आपके लिए यह ${words} बार ऊपर गया।` }),
  notMoved: 'आपके लिए यह एक बार भी नहीं बदला।',
  onlyFreeze: 'पहली सीट पर सिर्फ Freeze ही बचा था, इसलिए तीनों एक जैसे हैं।',
  chance: (percent, round, place) => `राउंड ${round} के बाद, हाथ में नं. ${place}: कुछ बेहतर आने का चांस ${percent} था।`,
  came: 'और वह आया।',
  cameNot: 'वह नहीं आया।',
  cannotRefuse:
    'बेहतर सीट मिलने पर मना नहीं कर सकते: पुरानी सीट उसी वक्त चली जाती है। Float तभी दबाएँ जब ऊपर की हर चॉइस आपको ज्यादा पसंद हो।',
  lastRound: (round) => `राउंड ${round} आखिरी है। उसमें Float या Slide नहीं होता।`,
  notPaid: 'किसी राउंड में रिपोर्ट और फीस का समय निकल गया, तो सीट रद्द और इस साल JoSAA से बाहर।',
  withdrawal: (iit, others) =>
    `सीट छोड़नी हो तो: IIT या IISc की राउंड ${iit} तक, बाकी की राउंड ${others} तक withdraw करें। इससे आपके लिए पूरा JoSAA खत्म हो जाता है।`,
  windowsOf2026: 'इस साल की तारीखें सरकारी कागज में नहीं पढ़ी गईं: ये 2026 की हैं, आखिरी राउंड से गिनी हुई।',
  table: 'टेबल में देखें',
  tableOf: (answer, season) => `${answer}, JoSAA ${season}, हर राउंड`,
  columns: { round: 'राउंड', event: 'क्या आया', seat: 'सीट', closed: 'बंद हुई, आपकी रैंक', pay: 'फीस इस दिन तक' },
  events: {
    allotted: 'पहली सीट',
    upgraded: 'ऊपर गई',
    seatTypeChanged: 'सीट की श्रेणी बदली',
    kept: 'वही सीट',
    none: 'सीट नहीं',
    out: 'बाहर',
  },
  closed: (closing, rank) => `${closing}, आप ${rank}`,
  female: 'फीमेल',
  note: 'ये बीते साल हैं, आगे का अनुमान नहीं: माना है कि एक और छात्र से क्लोजिंग रैंक नहीं बदलती।',
  source: (season) => `JoSAA ${season}, हर राउंड की क्लोजिंग रैंक; नियम: JoSAA 2026, business rules।`,
  payFirst: (round, day) => `पहली सीट राउंड ${round} में: ${day} तक हाँ कहें और फीस भरें, नहीं तो सीट रद्द।`,
  ahead: {
    chip: 'अनुमान',
    whichYear: 'कैसा साल',
    years: { tough: 'मुश्किल साल', usual: 'आम साल', easy: 'आसान साल' },
    andIf: 'और अगर आप दबाएँ',
    asItMay: (season) => `हमारे अनुमान से ${season} कैसा जा सकता है, आपकी लिस्ट और आपकी रैंक के साथ।`,
    outSoFar: (count, words) =>
      plural(count, {
        one: 'राउंड 1 असली, बाकी अनुमान से।',
        other: `राउंड 1 से ${words} असली, बाकी अनुमान से।`,
      }),
    nothing: 'ऐसे साल में इस लिस्ट से कुछ नहीं मिलता। नीचे ऐसी चॉइस जोड़ें जो मिले तो आप लेंगे।',
    says: (round) => `राउंड ${round} के बाद हम यह कहेंगे`,
    moved: (count, words) =>
      plural(count, { one: 'ऐसे साल में यह 1 बार ऊपर जाता है।', other: `ऐसे साल में यह ${words} बार ऊपर जाता है।` }),
    notMoved: 'ऐसे साल में यह एक बार भी नहीं बदलता।',
    chance: (percent, round, place) => `राउंड ${round} के बाद, हाथ में नं. ${place}: कुछ बेहतर आने का चांस ${percent} है।`,
    note: 'यह अनुमान है, वादा नहीं: आखिरी राउंड हमारे अनुमान से, उससे पहले के राउंड बीते सालों की चाल से। मुश्किल साल में सब सीटें जल्दी बंद होती हैं, आसान साल में देर से। जो सीट शायद वापस न आए, वह इसमें नहीं है।',
  },
}

export const handle = { words: { rounds } }
