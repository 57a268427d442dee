import type { samples as english } from '../en/samples.ts'

/** What plans and events of a fresh start that is not production say, and the plan that previews of mails name. */
export const samples: typeof english = {
  marked: (name) => `नमूना: ${name}`,
  plans: {
    firstTalk: {
      name: 'पहली बातचीत',
      description: 'एक घंटा: आपकी रैंक, आपकी सूची और आपके सवाल, ऐसे व्यक्ति के साथ जो यहीं से गुजरा है।',
      features: ['अपनी चॉइस लिस्ट लाएँ; उस पर टिप्पणियाँ लेकर जाएँ', '30 दिन में बुक करें'],
    },
    season: {
      name: 'काउंसलिंग सीजन',
      description: 'JoSAA और CSAB के हर राउंड में एक मेंटर आपके साथ।',
      features: ['हर राउंड से पहले आपकी सूची पढ़ी जाती है', 'Float, slide या freeze: समय रहते बात', 'प्लान वालों के कार्यक्रम'],
    },
    year: {
      name: 'पूरा साल',
      description: 'तैयारी से सीट तक: मेंटर के साथ बारह मुलाकातें, जब जरूरत हो।',
      features: ['हर महीने स्टडी प्लान पर नजर', 'काउंसलिंग सीजन का सब कुछ', 'प्लान वालों के कार्यक्रम'],
    },
  },
  events: {
    rounds: {
      title: 'JoSAA के राउंड: float, slide या freeze',
      description:
        'हर विकल्प आपकी सीट और सूची के साथ क्या करता है, राउंड दर राउंड, जरूरी तारीखों के साथ। अपने सवाल लाएँ: आधा समय उन्हीं के लिए है।',
    },
    choiceList: {
      title: 'दो घंटे में अपनी चॉइस लिस्ट बनाएँ',
      description: 'हम साथ मिलकर आपकी सूची देखते हैं और उसे ऐसे क्रम में रखते हैं कि अच्छी सीटें पहुँच में रहें।',
    },
    counsellingHour: {
      title: 'प्लान वालों के लिए काउंसलिंग का घंटा',
      description: 'आपके दस्तावेज, श्रेणी प्रमाण-पत्र और गृह राज्य: काउंसलिंग क्या और कब माँगती है।',
    },
    percentile: {
      title: 'परसेंटाइल से रैंक कैसे बनती है',
      description: 'एक ही परसेंटाइल हर साल एक ही रैंक क्यों नहीं होता, और दायरा कितना चौड़ा है।',
    },
  },
  mailedItem: 'मार्गदर्शन योजना',
}
