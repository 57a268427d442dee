import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words of a list that is played through the rounds of a season. */
export const rounds: Words['rounds'] = {
  title: 'राउंड खेळून पाहा',
  lead: 'प्रत्येक राउंडला तुमच्या लिस्टवर काय मिळालं असतं, आणि Float, Slide, Freeze दाबल्याने काय बदललं असतं.',
  needs: 'खेळून पाहायला तुमची रँक लिहा.',
  play: 'राउंड खेळून पाहा',
  loading: 'राउंड येतायत',
  failed: 'राउंड उघडले नाहीत.',
  season: 'वर्ष',
  asItWent: (season) => `${season} खरंच जसं गेलं, तुमची लिस्ट आणि तुमच्या रँकसह.`,
  soFar: (season, round) => `${season}, राउंड ${round} पर्यंत, तुमची लिस्ट आणि तुमच्या रँकसह.`,
  sameChoice: (seats, _choices, words) =>
    `तुमच्या ${seats} सीट JoSAA च्या फॉर्ममध्ये ${words} चॉइस आहेत: फॉर्म कॉलेज आणि ब्रँच एकदा घेतो आणि प्रत्येक प्रकारची सीट स्वतः पाहतो.`,
  stairs: 'प्रत्येक राउंडनंतर तुमची सीट',
  round: (round) => `राउंड ${round}`,
  place: (place) => `नं. ${place}`,
  noSeat: 'सीट नाही',
  nothing: (season) => `${season} मध्ये या लिस्टवर काही मिळालं नसतं. मिळाली तर घ्याल अशा चॉइस खाली टाका.`,
  andIf: 'आणि तुम्ही दाबलं असतं तर',
  endsAt: 'शेवटी',
  soFarAt: 'आत्तापर्यंत',
  lower: (count, words) => plural(count, { one: 'Float पेक्षा 1 जागा खाली', other: `Float पेक्षा ${words} जागा खाली` }),
  asFloat: 'Float सारखंच',
  means: {
    float: 'तुमची सीट ठेवतं, आणि लिस्टमधली वरची कोणतीही चॉइस येऊ शकते.',
    slide: 'तुमची सीट ठेवतं, आणि फक्त त्याच कॉलेजमधली वरची चॉइस येऊ शकते.',
    freeze: 'इथेच थांबवतं: कॉलेज आणि ब्रँच तेच राहतात. फक्त सीटचा प्रकार सुधारू शकतो; नियम आम्ही असे वाचतो.',
  },
  moved: (_count, words) => `तुमच्यासाठी ते ${words} वेळा वर गेलं.`,
  notMoved: 'तुमच्यासाठी ते एकदाही बदललं नाही.',
  onlyFreeze: 'पहिल्या सीटवर फक्त Freeze उरलं होतं, म्हणून तिन्ही सारखेच आहेत.',
  chance: (percent, round, place) => `राउंड ${round} नंतर, हातात नं. ${place}: काही चांगलं येण्याचा चान्स ${percent} होता.`,
  came: 'आणि ते आलं.',
  cameNot: 'ते आलं नाही.',
  cannotRefuse: 'चांगली सीट मिळाली तर नाकारता येत नाही: जुनी सीट लगेच जाते. वरची प्रत्येक चॉइस जास्त आवडत असेल तरच Float दाबा.',
  lastRound: (round) => `राउंड ${round} शेवटचा आहे. त्यात Float किंवा Slide नसतं.`,
  notPaid: 'एखाद्या राउंडला रिपोर्ट आणि फीची वेळ चुकली तर सीट रद्द, आणि या वर्षी JoSAA मधून बाहेर.',
  withdrawal: (iit, others) =>
    `सीट सोडायची असेल तर: IIT किंवा IISc ची राउंड ${iit} पर्यंत, बाकीची राउंड ${others} पर्यंत withdraw करा. त्याने तुमच्यासाठी पूर्ण JoSAA संपतं.`,
  windowsOf2026: 'या वर्षीच्या तारखा अधिकृत कागदात वाचल्या नाहीत: या 2026 च्या आहेत, शेवटच्या राउंडपासून मोजलेल्या.',
  table: 'टेबलमध्ये पाहा',
  tableOf: (answer, season) => `${answer}, JoSAA ${season}, राउंडनुसार`,
  columns: { round: 'राउंड', event: 'काय आलं', seat: 'सीट', closed: 'बंद झाली, तुमची रँक', pay: 'फी या दिवसापर्यंत' },
  events: {
    allotted: 'पहिली सीट',
    upgraded: 'वर गेली',
    seatTypeChanged: 'सीटचा प्रकार बदलला',
    kept: 'तीच सीट',
    none: 'सीट नाही',
    out: 'बाहेर',
  },
  closed: (closing, rank) => `${closing}, तुम्ही ${rank}`,
  female: 'फीमेल',
  note: 'ही मागची वर्षं आहेत, पुढचा अंदाज नाही: एक विद्यार्थी वाढल्याने क्लोजिंग रँक बदलत नाही असं धरलं आहे.',
  source: (season) => `JoSAA ${season}, प्रत्येक राउंडच्या क्लोजिंग रँक; नियम: JoSAA 2026, business rules.`,
}

export const handle = { words: { rounds } }
