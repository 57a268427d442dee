import type { Words } from '../en.ts'

/** Words of what makes a list. */
export const listMaker: Words['choices']['maker'] = {
  title: 'मेरी लिस्ट बनाएँ',
  lead: 'बताएँ क्या पसंद है। सही क्रम हम लगाएँगे, बदलना आपके हाथ में।',
  branches: 'ब्रांच, सबसे पसंद पहले',
  surprise: 'चौंकाओ: कोई भी ब्रांच',
  more: (count) => `+ ${count}`,
  where: 'कहाँ',
  anywhere: 'कहीं भी',
  addState: 'राज्य जोड़ें',
  chosenStates: 'चुने हुए राज्य',
  first: 'क्या ज्यादा जरूरी',
  firsts: { both: 'दोनों', branch: 'ब्रांच', college: 'कॉलेज', home: 'घर के पास', cost: 'कम खर्च' },
  weights: (branch, college, home, cost) => `वजन: ब्रांच ${branch}, कॉलेज ${college}, घर के पास ${home}, खर्च ${cost}।`,
  boldness: 'कितना जोखिम',
  boldnesses: { careful: 'संभलकर', balanced: 'बीच का', bold: 'बिंदास' },
  count: 'कितनी चॉइस',
  risk: (risk) => `सीट न मिलने का खतरा ${risk}।`,
  found: (count) => `${count} चॉइस बैठती हैं।`,
  enough: (last) => `${last} से ज्यादा की जरूरत नहीं: नं. ${last} तक सीट लगभग पक्की है, और JoSAA पहली मिली सीट पर रुक जाता है।`,
  spare: (sure, spare) =>
    `नं. ${sure} तक सीट लगभग पक्की है, JoSAA पहली मिली सीट पर रुक जाता है। नीचे की ${spare} बस एहतियात के लिए हैं।`,
  beyond: (count) => `आपकी पसंद की सारी सीटें खराब साल में छूट सकती हैं। इसलिए आखिर की ${count} Safe सीटें उससे बाहर की हैं।`,
  lifted: (count) =>
    `${count} सीटें जिनकी माँग सबसे ज्यादा है, आपकी ज्यादा पसंद वाली Safe सीटों से ऊपर हैं, ताकि लिस्ट उतनी ही बिंदास रहे जितनी आपने कही।`,
  fewer: {
    order: 'और Dream, Target डालें तो वे आपकी ज्यादा पसंद वाली सीटों से ऊपर आएँगी। “बिंदास” में ऐसा होता है।',
    seats: 'और कोई Dream या Target जोड़ने से फायदा नहीं: बाकी की माँग आपकी Safe सीटों से कम है, या बात उन तक पहुँचेगी ही नहीं।',
  },
  nothing: 'इस रैंक पर ऐसा कुछ नहीं मिलता। और ब्रांच या जगह चुनें।',
  submit: (count) => (count === 0 ? 'लिस्ट बनाएँ' : `${count} की लिस्ट बनाएँ`),
  add: (count) => `मेरी ${count} में जोड़ें`,
  added: 'जोड़ी गई चॉइस',
  failed: 'लिस्ट नहीं बनी। फिर कोशिश करें।',
  needsRank: 'पहले रैंक डालें: लिस्ट उसी से बनती है।',
  listName: 'बनी हुई लिस्ट',
}
