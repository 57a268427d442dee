import type { Words } from '../en.ts'
import { sessionsWithMentor } from './session-count.ts'

/** Words of the first page. */
export const home: Words['home'] = {
  pageTitle: 'JEE कॉलेज प्रेडिक्टर, असली क्लोजिंग रैंक पर',
  description:
    'अपनी JEE रैंक, श्रेणी और होम स्टेट भरें। पहुँच में आने वाली हर NIT, IIIT, GFTI और IIT ब्रांच देखें, पिछले पाँच साल की क्लोजिंग रैंक के साथ।',
  headingBefore: 'आपकी रैंक ',
  headingMarked: 'कहाँ तक',
  headingAfter: ' ले जा सकती है',
  lead: 'पाँच सवाल। हर NIT, IIIT और GFTI सीट जो मिल सकती है, साथ में उसका चांस। न लॉगिन, न फोन नंबर।',
  rulerTitle: (season, round) => `JoSAA ${season}, राउंड ${round} में सीटें कहाँ बंद हुईं`,
  rulerNote: 'ओपन सीटें, हर जेंडर के लिए, कॉलेज के राज्य से बाहर के छात्रों की।',
  within: (within, all) => `इन ${all} में से ${within} सीटें आपकी रैंक पर मिल जातीं।`,
  you: (rank) => `आप, ${rank}`,
  rightTimes: (times, of) => `${of} में ${times} बार सही`,
  inSeason: (season) => `${season} में।`,
  seeProof: 'सबूत देखें',
  exampleFor: (rank) => `केरल की लड़की, रैंक ${rank}`,
  exampleRank: (rank) => `जैसे ${rank}`,
  toolsTitle: 'आठ टूल, सब फ्री',
  toolsLead: 'हर टूल उस सवाल का जवाब देता है जो काउंसलिंग खत्म होने से पहले आप पूछेंगे।',
  toolHints: {
    'college-predictor': 'हर सीट जो आपकी रैंक पर मिल सकती है, और पिछले पाँच में से कितने सालों में मिलती।',
    'rank-calculator': 'मार्क्स से रैंक की सीमा।',
    'percentile-calculator': 'मार्क्स से percentile, शिफ्ट के हिसाब से।',
    'state-college-predictor': 'राज्यों की काउंसलिंग, हर एक अपने नियमों से।',
    'cgpa-calculator': 'ग्रेड से CGPA से प्रतिशत, आपकी संस्था के नियम से।',
    'marking-scheme': 'हर जवाब के कितने मार्क्स, और तुक्का कब लगाएँ।',
    'branch-comparison': 'दो ब्रांच या सीटें, आमने-सामने।',
    'study-planner': 'परीक्षा तक की योजना, जिसमें आपका आराम का दिन बचा रहता है।',
  },
  forMarks: (marks) => `300 में से ${marks} मार्क्स`,
  rankRange: (best, worst) => `${best} से ${worst}`,
  percentileRange: (low, high) => `${low} से ${high}`,
  percentileUnit: 'percentile',
  cgpaIs: (cgpa) => `CGPA ${cgpa}, AICTE तालिका से`,
  perQuestion: 'JEE Main का एक बहुविकल्पी सवाल',
  counsellings: (count) => `${count} राज्य`,
  counsellingsNote: 'जिनकी प्रकाशित रैंक हमारे पास हैं',
  weekdays: ['सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  subjects: { physics: 'भौतिकी', chemistry: 'रसायन', mathematics: 'गणित', other: 'अन्य' },
  restDay: 'आराम',
  weekNote: '24 घंटे वाला पहला हफ्ता',
  mentorsTitle: 'वहाँ के सीनियर से पूछें',
  mentorsLead: 'मेंटर उन्हीं कॉलेजों में पढ़ते हैं जो आपको चाहिए। रैंक, लिस्ट और सवाल लेकर आएँ।',
  findMentor: 'मेंटर ढूँढें',
  sample: 'नमूना',
  saidTitle: 'छात्रों ने क्या लिखा',
  saidFailed: 'छात्रों की बातें नहीं खुलीं',
  saidLead: 'दिखाने से पहले किसी इंसान ने पढ़ा है, गढ़ा हुआ कुछ नहीं।',
  starsOf: (stars) => `5 में से ${stars} स्टार`,
  plansTitle: 'टूल फ्री हैं। पैसे सिर्फ मेंटर के समय के।',
  plansLead: 'प्लान में मेंटर के साथ मुलाकातें मिलती हैं। सारे टैक्स शामिल।',
  allPlans: 'सभी प्लान देखें',
  days: (days) => `${days} दिन`,
  credits: sessionsWithMentor,
  choosePlan: (name) => `${name} चुनें`,
  eventsTitle: 'आने वाले कार्यक्रम',
  allEvents: 'सभी कार्यक्रम देखें',
  questionsTitle: 'आम सवाल',
  questions: [
    {
      question: 'क्या टूल मुफ्त हैं?',
      answer: 'हाँ, आठों, बिना खाते के। खाता आपकी सूचियाँ और योजनाएँ रखता है। केवल मेंटर का समय और कुछ कार्यक्रम पैसे के हैं।',
    },
    {
      question: 'प्रेडिक्टर कितना सही है?',
      answer:
        'हम उससे उन सालों का अनुमान कराते हैं जो उसने देखे नहीं, और गिनते हैं कि वह कितनी बार सही निकला। रिपोर्ट कार्ड यही दिखाता है, गलतियाँ भी।',
    },
    {
      question: 'रैंक कहाँ से आती हैं?',
      answer: 'JoSAA, CSAB और राज्यों की प्रकाशित तालिकाओं से। हर आँकड़े के साथ उसका साल, राउंड और स्रोत दिखता है।',
    },
    {
      question: 'क्या रिफंड मिल सकता है?',
      answer: 'हाँ। 7 दिन में, कोई मुलाकात न हुई हो तो पूरा पैसा। उसके बाद जितना बचा है उतना। पूरी बात रिफंड नीति में है।',
    },
    {
      question: 'मैं 18 साल से छोटा हूँ। क्या मैं इस्तेमाल कर सकता हूँ?',
      answer:
        'हाँ। टूल, लिस्ट और प्लानर अभी खुले हैं। मेंटरिंग और भुगतान के लिए माता-पिता एक बार हाँ करेंगे: ईमेल से, और ₹1 देकर जो वापस आता है, या कोई कागज भेजकर।',
    },
  ],
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { home } }
