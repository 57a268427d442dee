import type { Words } from '../en.ts'
import { sessionsWithMentor } from './session-count.ts'

/** Words of the first page. */
export const home: Words['home'] = {
  pageTitle: 'JEE कॉलेज प्रेडिक्टर, खऱ्या क्लोजिंग रँकवर',
  description:
    'तुमची JEE रँक, कॅटेगरी आणि होम स्टेट भरा. आवाक्यातली प्रत्येक NIT, IIIT, GFTI आणि IIT ब्रँच पाहा, मागच्या पाच वर्षांच्या क्लोजिंग रँकसह.',
  headingBefore: 'तुमची रँक ',
  headingMarked: 'कुठपर्यंत',
  headingAfter: ' नेईल ते पाहा',
  lead: 'पाच प्रश्न. मिळू शकणारी प्रत्येक NIT, IIIT आणि GFTI सीट, सोबत तिचा चान्स. ना लॉगिन, ना फोन नंबर.',
  rulerTitle: (season, round) => `JoSAA ${season}, राउंड ${round} मध्ये सीट कुठे बंद झाल्या`,
  rulerNote: 'ओपन सीट, सगळ्या जेंडरसाठी, कॉलेजच्या राज्याबाहेरच्या विद्यार्थ्यांच्या.',
  within: (within, all) => `यातल्या ${all} पैकी ${within} सीट तुमच्या रँकवर मिळाल्या असत्या.`,
  you: (rank) => `तुम्ही, ${rank}`,
  rightTimes: (times, of) => `${of} पैकी ${times} वेळा बरोबर`,
  inSeason: (season) => `${season} मध्ये.`,
  seeProof: 'पुरावा पाहा',
  exampleFor: (rank) => `केरळची मुलगी, रँक ${rank}`,
  exampleRank: (rank) => `उदा. ${rank}`,
  toolsTitle: 'आठ टूल्स, सगळी फ्री',
  toolsLead: 'काउन्सेलिंग संपेपर्यंत पडणाऱ्या प्रत्येक प्रश्नाला एक टूल.',
  toolHints: {
    'college-predictor': 'तुमच्या रँकवर मिळू शकणारी प्रत्येक सीट, आणि मागच्या पाचपैकी किती वर्षी मिळाली असती.',
    'rank-calculator': 'मार्क्सवरून अंदाजे रँक, कितीपासून कितीपर्यंत.',
    'percentile-calculator': 'मार्क्सवरून पर्सेंटाइल, शिफ्टनुसार.',
    'state-college-predictor': 'राज्यांची काउन्सेलिंग, प्रत्येकाच्या आपल्या नियमांनी.',
    'cgpa-calculator': 'ग्रेडवरून CGPA, CGPA वरून टक्के, तुमच्या विद्यापीठाच्या नियमाने.',
    'marking-scheme': 'कोणत्या उत्तराचे किती मार्क्स, आणि अंदाजाने कधी लिहावं.',
    'branch-comparison': 'दोन ब्रँच किंवा सीट, शेजारी शेजारी.',
    'study-planner': 'परीक्षेपर्यंतचा प्लॅन, ज्यात सुट्टीचा दिवस सुट्टीचाच राहतो.',
  },
  forMarks: (marks) => `300 पैकी ${marks} मार्क्स`,
  rankRange: (best, worst) => `${best} ते ${worst}`,
  percentileRange: (low, high) => `${low} ते ${high}`,
  percentileUnit: 'पर्सेंटाइल',
  cgpaIs: (cgpa) => `CGPA ${cgpa}, AICTE च्या टेबलनुसार`,
  perQuestion: 'JEE Main चा एक पर्यायी प्रश्न',
  counsellings: (count) => `${count} राज्यं`,
  counsellingsNote: 'क्लोजिंग रँकसह',
  weekdays: ['सोम', 'मंगळ', 'बुध', 'गुरु', 'शुक्र', 'शनि', 'रवि'],
  subjects: { physics: 'फिजिक्स', chemistry: 'केमिस्ट्री', mathematics: 'मॅथ्स', other: 'इतर' },
  restDay: 'सुट्टी',
  weekNote: '24 तासांचा पहिला आठवडा',
  mentorsTitle: 'तिथल्याच सीनियरला विचारा',
  mentorsLead: 'तुम्हाला हव्या असलेल्या कॉलेजातच मेंटर शिकतात. रँक, लिस्ट आणि शंका घेऊन या.',
  findMentor: 'मेंटर शोधा',
  sample: 'नमुना',
  saidTitle: 'विद्यार्थ्यांनी काय लिहिलं',
  saidFailed: 'विद्यार्थ्यांचे अनुभव उघडले नाहीत',
  saidLead: 'दाखवण्याआधी माणसाने वाचलेलं, रचलेलं काही नाही.',
  starsOf: (stars) => `5 पैकी ${stars} स्टार`,
  plansTitle: 'टूल्स फ्री. पैसे फक्त मेंटरच्या वेळेचे.',
  plansLead: 'प्लॅनमध्ये मेंटरसोबत सेशन्स मिळतात. सगळे टॅक्स धरून.',
  allPlans: 'सगळे प्लॅन पाहा',
  days: (days) => `${days} दिवस`,
  credits: sessionsWithMentor,
  choosePlan: (name) => `${name} निवडा`,
  eventsTitle: 'येणारे कार्यक्रम',
  allEvents: 'सगळे कार्यक्रम पाहा',
  questionsTitle: 'नेहमीचे प्रश्न',
  questions: [
    {
      question: 'टूल्स फ्री आहेत का?',
      answer: 'हो, आठही, खात्याशिवाय. खात्यात तुमच्या लिस्ट आणि प्लॅन जपले जातात. पैसे फक्त मेंटरच्या वेळेचे आणि काही कार्यक्रमांचे.',
    },
    {
      question: 'प्रेडिक्टर किती बरोबर सांगतो?',
      answer:
        'त्याने न पाहिलेल्या वर्षांचा अंदाज आम्ही त्याच्याकडून काढून घेतो आणि किती वेळा बरोबर आला ते मोजतो. तेच प्रगतिपुस्तकात आहे, चुकांसह.',
    },
    {
      question: 'रँक कुठून येतात?',
      answer: 'JoSAA, CSAB आणि राज्यांनी जाहीर केलेल्या टेबलांमधून. प्रत्येक आकड्यासोबत वर्ष, राउंड आणि स्रोत दिसतो.',
    },
    {
      question: 'रिफंड मिळेल का?',
      answer: 'हो. 7 दिवसांत, एकही सेशन झालं नसेल तर पूर्ण पैसे. नंतर जेवढं वापरलं नाही तेवढ्याचे. सगळं रिफंड धोरणात आहे.',
    },
    {
      question: 'मी 18 वर्षांखालचा आहे. वापरू शकतो का?',
      answer:
        'हो. टूल्स, लिस्ट आणि प्लॅनर आत्ताच वापरा. मेंटरिंग आणि पैसे भरण्यासाठी आई-वडिलांनी एकदा हो म्हणावं लागतं: ईमेलने, आणि परत मिळणारा ₹1 भरून किंवा एखादं कागदपत्र देऊन.',
    },
  ],
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { home } }
