import type { Words } from '../en.ts'
import { plural } from './plural.ts'

const rows = (count: number) => `${count} चॉइस`
const remove = (count: number) => plural(count, { one: 'काढा', other: `${count} काढा` })
const addSafe = (count: number) => `${count} Safe सीट टाका`

/** What is said of the check of a list. */
export const listCheck: Words['choices']['check'] = {
  title: 'तपासणी',
  doctor: 'लिस्ट डॉक्टर',
  riskTitle: 'सीट न मिळण्याचा धोका',
  riskLead: 'तुमची लिस्ट, 100 वेळा खेळवून',
  under: '1% पेक्षा कमी',
  over: '99% पेक्षा जास्त',
  percent: (percent) => `${percent}%`,
  dream: (count) => `${count} Dream`,
  target: (count) => `${count} Target`,
  safe: (count) => `${count} Safe`,
  none: (count) => `${count} रिकामी`,
  said: {
    hardly: 'एखाद्याच वर्षी हाती काही लागणार नाही.',
    small: 'काहीच न मिळण्याचा थोडा धोका आहे.',
    real: 'काहीच न मिळण्याचा खरा धोका आहे.',
    large: 'काहीच न मिळण्याचा मोठा धोका आहे.',
    likely: 'सीट मिळण्यापेक्षा न मिळण्याचीच शक्यता जास्त आहे.',
  },
  years: (tough, typical, easy) => `कठीण वर्ष ${tough}, नेहमीचं वर्ष ${typical}, सोपं वर्ष ${easy}.`,
  source: (season) =>
    `${season} च्या आमच्या अंदाजावरून. सीट एकत्र वर-खाली होतात आणि काही पुन्हा येत नाहीत: दोन्ही धरलं आहे. 2022 ते 2026 वर तपासलेलं.`,
  untested: 'राउंड आले की हा आकडा त्यांच्यासोबत बदलतो. ते मागच्या वर्षांवर तपासलेलं नाही.',
  place: (place, name) => `नं. ${place}, ${name}`,
  kinds: { 'main-1': 'JEE Main', 'main-2a': 'B.Arch', 'main-2b': 'B.Planning', advanced: 'JEE Advanced' },
  findings: {
    TWICE: {
      what: (count) => plural(count, { one: 'एक ब्रँच दोनदा आहे', other: `${count} ब्रँच दोनदा आहेत` }),
      why: (of) => `${of}: JoSAA मध्ये कॉलेज + ब्रँच एकदाच भरतात, मग तुमची प्रत्येक सीट पाहिली जाते.`,
      repair: remove,
    },
    RENAMED: {
      what: (count) => `${rows(count)}: नाव बहुधा बदललं`,
      why: (of) => `${of}: या नावाने आता मिळत नाही. त्याच कॉलेजमध्ये त्या ब्रँचची नवी चॉइस आहे.`,
      repair: (count) => plural(count, { one: 'नवं नाव ठेवा', other: `${count} नवी नावं ठेवा` }),
    },
    NOT_OFFERED: {
      what: (count) => `${rows(count)} आता मिळत नाही`,
      why: () => 'ब्रँच तिथे बंद झाली किंवा नाव बदललं. फॉर्म भरण्याआधी नवं नाव पाहून घ्या.',
      repair: remove,
    },
    NO_RANK_FOR_IT: {
      what: (count) => `${rows(count)}: त्यासाठी रँक दिली नाही`,
      why: (of) => `${of}: त्या पेपरची रँक भरली नाही. असेल तर वर भरा.`,
      repair: remove,
    },
    AAT_MISSING: {
      what: (count) => `${rows(count)} साठी AAT लागते`,
      why: (of) => `${of}: फक्त AAT पास झालेल्यांसाठी.`,
      repair: remove,
    },
    STATE_MISSING: {
      what: (count) => `${rows(count)} साठी 12वीचं राज्य हवं`,
      why: () => 'NIT च्या अर्ध्या सीट राज्यानुसार मिळतात. राज्य कळेपर्यंत इथे यांची सीट धरलेली नाही.',
      repair: () => 'राज्य भरा',
    },
    NOT_ELIGIBLE: {
      what: (count) => `${rows(count)} तुम्हाला मिळू शकत नाही`,
      why: (of) => `${of}: तुमच्या राज्य, कॅटेगरी आणि जेंडरसाठी तिथे सीट नाही.`,
      repair: remove,
    },
    FIX_ORDER: {
      what: (count) => `${count} कठीण चॉइसपर्यंत वेळ येणार नाही`,
      why: (of) => `${of} जवळपास नक्की आहे, JoSAA तिथेच थांबतं. तिच्यापेक्षा जास्त आवडणाऱ्या वर जातील.`,
      repair: () => 'क्रम नीट करा',
    },
    DREAM_BIGGER: {
      what: () => 'आणखी मोठं स्वप्न, फुकटात',
      why: (of) => `${of}: सगळ्यात वर ठेवण्यात काही जात नाही.`,
      repair: () => 'नं. 1 वर टाका',
    },
    NEVER_REACHED: {
      what: (count) => `${rows(count)}: तिथपर्यंत वेळ येणार नाही`,
      why: (of) => `${of} पासून: वरची सीट जवळपास नक्की आहे, JoSAA तिथेच थांबतं. जास्त आवडणाऱ्या वर घ्या.`,
      repair: remove,
    },
    NO_CHANCE: {
      what: (count) => plural(count, { one: 'एक स्वप्न आवाक्याबाहेर आहे', other: `${count} स्वप्नं आवाक्याबाहेर आहेत` }),
      why: () => 'चान्स 0.5% पेक्षा कमी. त्यांनी काही जात नाही, राहू द्या.',
    },
    MAY_NOT_BE_OFFERED: {
      what: (count) => plural(count, { one: 'एक सीट कदाचित येणार नाही', other: `${count} सीट कदाचित येणार नाहीत` }),
      why: (of) => `${of}: अशा बऱ्याच सीट पुढच्या वर्षी येत नाहीत. फक्त तिच्या भरवशावर राहू नका.`,
    },
    UNWANTED_LENGTH: {
      what: (count) => `${rows(count)} वेगळ्या कालावधीची`,
      why: (of) => `${of}: तुम्हाला हवी तेवढी वर्षं नाहीत.`,
      repair: remove,
    },
    AGAINST_OWN_WISH: {
      what: () => 'कमी आवडणारी सीट वर आहे',
      why: (of) => `अदलाबदल केली तर ${of} वर जाईल.`,
      repair: () => 'अदलाबदल',
    },
    EASIER_ABOVE_HARDER: {
      what: () => 'सोपी ब्रँच आधी आहे. बरोबर आहे?',
      why: (of) => `${of} त्याच कॉलेजच्या जास्त कठीण ब्रँचच्या वर आहे. तीच जास्त आवडत असेल तर राहू द्या.`,
      repair: () => 'अदलाबदल',
    },
    NO_SAFE_END: {
      what: () => 'शेवटी Safe सीट नाही',
      why: () => 'कठीण वर्षी या लिस्टवर काहीच मिळणार नाही. तरीही घ्याल अशा सीट शेवटी ठेवा.',
      repair: addSafe,
    },
    FALL_TOGETHER: {
      what: () => 'या सीट एकदम हुकतात',
      why: () => 'कठीण वर्षी सगळ्या एकदम लवकर बंद होतात, म्हणून चान्सची बेरीज होत नाही.',
      repair: addSafe,
    },
    NOTHING_BETWEEN: {
      what: () => 'Dream आणि Safe च्या मध्ये काही नाही',
      why: () => 'मधल्या चान्सच्या सीट Safe पेक्षा चांगलं काही मिळवून देऊ शकतात.',
    },
    RANK_NOT_USED: {
      what: (_, of) => `तुमची ${of} रँक वापरली जात नाही`,
      why: () => 'त्या रँकची एकही सीट लिस्टमध्ये नाही.',
    },
    TOO_SHORT: {
      what: (count) => `फक्त ${count} चॉइस`,
      why: () => 'JoSAA मध्ये मर्यादा नाही. घ्याल ती प्रत्येक सीट लिस्ट आणखी सुरक्षित करते.',
      repair: addSafe,
    },
    HOME_FORGOTTEN: {
      what: (_, of) => `${of} राहून गेलं`,
      why: () => 'तिथे तुमच्या राज्यासाठी वेगळ्या सीट आहेत. चान्स जास्त आहे.',
      repair: (count) => `${count} सीट टाका`,
    },
  },
  paper: {
    what: (count, category) => `${count} चॉइस तुमच्या ${category} सर्टिफिकेटवर अवलंबून आहेत`,
    from: (day, season) => `JoSAA ${season}: ${day} किंवा त्यानंतरचंच चालतं.`,
    falls: (name, percent) => `त्याशिवाय ${name} चा चान्स ${percent} उरतो.`,
    action: 'कागदपत्रं',
  },
  effect: (from, to) => `धोका ${from} वरून ${to}`,
  changes: 'काय बदलेल',
  added: (name, at) => `नं. ${at} वर नवी: ${name}`,
  dropped: (name) => `काढली: ${name}`,
  moved: (name, from, to) => `नं. ${from} वरून नं. ${to}: ${name}`,
  andMore: (count) => `आणि आणखी ${count}`,
  pwd: (said, came) =>
    `PwD सीट असतील तर हा आकडा थोडा जास्त घाबरवतो: ज्या लिस्टना ${said}% सांगितलं त्यातल्या ${came}% रिकाम्या राहिल्या (2022 ते 2026). PwD सीट आधी न छापलेल्या ठिकाणीही बऱ्याचदा येतात.`,
  clear: (count) => `तुमच्या ${count} चॉइसमध्ये चूक सापडली नाही.`,
  allClear: 'चूक सापडली नाही',
  done: (what) => `झालं: ${what}`,
  undo: 'परत घ्या',
  checking: 'लिस्ट तपासतोय',
  failed: 'लिस्ट तपासता आली नाही. तुमची लिस्ट सुरक्षित आहे.',
  needsRank: 'रँक लिहा, मग लिस्ट तपासून काहीच न मिळण्याचा धोका किती ते सांगू.',
  notReady: 'आत्ताच्या आकड्यांवरून तपासणी होत नाही. प्रत्येक सीटचा चान्स तसाच आहे.',
  change: 'लिस्टमधली दुरुस्ती',
}
