import type { Words } from '../en.ts'

/** Words of what makes a list. */
export const listMaker: Words['choices']['maker'] = {
  title: 'माझी लिस्ट बनवा',
  lead: 'काय आवडतं ते सांगा. योग्य क्रम आम्ही लावू, बदलणं तुमच्या हातात.',
  branches: 'ब्रँच, सगळ्यात आवडती आधी',
  surprise: 'काहीही चालेल: कोणतीही ब्रँच',
  more: (count) => `+ ${count}`,
  where: 'कुठे',
  anywhere: 'कुठेही',
  addState: 'राज्य जोडा',
  chosenStates: 'निवडलेली राज्यं',
  first: 'काय जास्त महत्त्वाचं',
  firsts: { both: 'दोन्ही', branch: 'ब्रँच', college: 'कॉलेज', home: 'घराजवळ', cost: 'कमी खर्च' },
  weights: (branch, college, home, cost) => `वजन: ब्रँच ${branch}, कॉलेज ${college}, घराजवळ ${home}, खर्च ${cost}.`,
  boldness: 'किती धाडस',
  boldnesses: { careful: 'जपून', balanced: 'मधलं', bold: 'बिनधास्त' },
  count: 'किती चॉइस',
  risk: (risk) => `सीट न मिळण्याचा धोका ${risk}.`,
  found: (count) => `${count} चॉइस बसतात.`,
  enough: (last) =>
    `${last} पेक्षा जास्त लागत नाहीत: नं. ${last} पर्यंत सीट जवळपास नक्की आहे, आणि JoSAA पहिल्या मिळालेल्या सीटवर थांबतं.`,
  spare: (sure, spare) =>
    `नं. ${sure} पर्यंत सीट जवळपास नक्की आहे, JoSAA पहिल्या मिळालेल्या सीटवर थांबतं. खालच्या ${spare} फक्त खबरदारी म्हणून आहेत.`,
  beyond: (count) => `तुम्ही निवडलेल्या सगळ्या सीट वाईट वर्षी हुकू शकतात. म्हणून शेवटच्या ${count} Safe सीट त्याबाहेरच्या आहेत.`,
  nothing: 'या रँकवर असं काही मिळत नाही. आणखी ब्रँच किंवा ठिकाणं निवडा.',
  submit: (count) => (count === 0 ? 'लिस्ट बनवा' : `${count} ची लिस्ट बनवा`),
  add: (count) => `माझ्या ${count} मध्ये टाका`,
  added: 'टाकलेल्या चॉइस',
  failed: 'लिस्ट बनली नाही. पुन्हा करून पाहा.',
  needsRank: 'आधी रँक लिहा: लिस्ट तिच्यावरूनच बनते.',
  listName: 'बनवलेली लिस्ट',
}
