import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** छात्र के पहले पन्ने के शब्द। */
export const menteeHome: Words['menteeHome'] = {
  rankIn: { 'main-1': 'JEE Main में मेरी रैंक', advanced: 'JEE Advanced में मेरी रैंक' },
  otherRanks: 'मेरी बाक़ी रैंक',
  allRanks: 'मेरी सारी रैंक एक साथ',
  changeRank: 'बदलें',
  you: (rank) => `आप, ${rank}`,
  rulerNote: (season, round) => `JoSAA ${season}, राउंड ${round} में ओपन सीटें कहाँ बंद हुईं।`,
  rulerLabel: (rank, flags) => `आपकी रैंक ${rank}, और ओपन सीटें कहाँ बंद हुईं: ${flags}`,
  listTitle: 'मेरी चॉइस लिस्ट',
  listOpen: (count) => plural(count, { one: `लिस्ट खोलें, ${count} सीट`, other: `लिस्ट खोलें, ${count} सीटें` }),
  listEmpty: 'अभी इसमें कुछ नहीं है। प्रेडिक्टर में किसी सीट को बुकमार्क करें, वह आपके क्रम में यहाँ मिलेगी।',
  listFind: 'सीटें खोजें',
  listFailed: 'आपकी लिस्ट नहीं दिखाई जा सकी।',
  seatGone: 'अब तालिकाओं में नहीं है',
  bubbles: (got, of) => `आपकी रैंक पर ${of} में से ${got} साल सीट मिलती`,
  comingTitle: 'आगे क्या है',
  registered: 'आपका पंजीकरण हो चुका है',
  comingNone: 'अभी कोई कार्यक्रम घोषित नहीं है।',
  comingAll: 'सभी कार्यक्रम देखें',
  sample: 'नमूना',
}
