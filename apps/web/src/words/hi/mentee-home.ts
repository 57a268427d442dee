import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** छात्र के पहले पन्ने के शब्द। */
export const menteeHome: Words['menteeHome'] = {
  rankIn: { 'main-1': 'JEE Main में मेरी रैंक', advanced: 'JEE Advanced में मेरी रैंक' },
  otherRanks: 'मेरी बाकी रैंक',
  allRanks: 'मेरी सारी रैंक एक साथ',
  seatsBy: (exam) => `${exam} से मिलने वाली सीटें`,
  changeRank: 'बदलें',
  you: (rank) => `आप, ${rank}`,
  rulerNote: (season, round) => `JoSAA ${season}, राउंड ${round} में ओपन सीटें कहाँ बंद हुईं।`,
  rulerLabel: (rank, flags) => `आपकी रैंक ${rank}, और ओपन सीटें कहाँ बंद हुईं: ${flags}`,
  listTitle: 'मेरी लिस्ट',
  listOpen: (count) => plural(count, { one: `लिस्ट खोलें, ${count} सीट`, other: `लिस्ट खोलें, ${count} सीटें` }),
  listFromDevice: (seats) =>
    plural(seats, {
      one: `इस डिवाइस वाली ${seats} सीट की आपकी लिस्ट यहाँ सहेज ली है।`,
      other: `इस डिवाइस वाली ${seats} सीटों की आपकी लिस्ट यहाँ सहेज ली है।`,
    }),
  visitText: 'साइन-अप से पहले इस डिवाइस पर यह भरा गया था।',
  visitKeep: 'यही सहेजें',
  visitDrop: 'यह मेरा नहीं',
  stepsTitle: 'आपके पहले कदम',
  stepsDone: (done, of) => `${of} में से ${done} पूरे`,
  stepDone: 'पूरा',
  stepNames: { rank: 'परिचय', list: 'लिस्ट', week: 'हफ्ता', mentor: 'मेंटर' },
  steps: {
    rank: { title: 'आपके बारे में', text: 'तीन छोटे जवाब। हर टूल इन्हें काम में लेगा।', action: 'मेरी रैंक डालें' },
    list: { title: 'आपकी लिस्ट', text: 'अभी खाली है। प्रेडिक्टर से कोई सीट जोड़ें।', action: 'सीटें खोजें' },
    week: {
      title: 'आपका पहला हफ्ता',
      text: 'बताएँ कौन सी परीक्षा है और कितने घंटे मिलते हैं। प्लानर हफ्ता बना देगा।',
      action: 'मेरा हफ्ता बनाएँ',
    },
    mentor: {
      title: 'आपके कॉलेज का सीनियर',
      text: 'जहाँ पढ़ना है वहाँ का मेंटर ढूँढें, खाली समय देखें।',
      action: 'मेंटर ढूँढें',
    },
  },
  questions: {
    exam: 'कौन-सी JEE की तैयारी है?',
    jee: (year) => `JEE ${year}`,
    rank: 'JEE Main रैंक',
    rankHint: 'कॉमन रैंक (CRL)। रिजल्ट अभी न आया हो तो खाली छोड़ दें।',
    noneAnswered: 'तीन में से कम से कम एक जवाब दें।',
    save: 'सहेजें और आगे बढ़ें',
  },
  listFailed: 'लिस्ट नहीं खुली।',
  seatGone: 'अब यह सीट नहीं है',
  bubbles: (got, of) => `आपकी रैंक पर ${of} में से ${got} साल सीट मिलती`,
  comingTitle: 'आगे क्या है',
  registered: 'आपका पंजीकरण हो चुका है',
  comingNone: 'अभी कोई कार्यक्रम नहीं।',
  comingAll: 'सभी कार्यक्रम देखें',
  sample: 'नमूना',
}
