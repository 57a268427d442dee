import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words of the desk where staff hand in editions of the published facts of colleges. */
export const factEditions: Words['factEditions'] = {
  title: 'आँकड़ों की फाइलें',
  lead: 'एक फाइल में कई कॉलेजों का एक ही आँकड़ा: नई NIRF सूची, या किसी साल की फीस। पहले जाँच होती है। छापने तक कुछ नहीं बदलता।',
  dropHint: 'CSV, XLSX या सेव किया हुआ पेज, ज्यादा से ज्यादा 2 MB',
  headingsLead: 'हर कॉलेज की एक पंक्ति। क्रम कोई भी हो, बाकी कॉलम छोड़ दिए जाते हैं। कॉलेज का छोटा नाम भी चलेगा।',
  optional: 'न हो तो भी चलेगा',
  facts: {
    fees: 'फीस',
    nirf: 'NIRF इंजीनियरिंग',
    outcomes: 'डिग्री और नौकरी',
    women: 'छात्राओं का हिस्सा',
    naac: 'NAAC ग्रेड',
    founded: 'शुरू होने का साल',
  },
  figures: {
    cycle: 'पढ़ाई का साल',
    perYearInr: 'सामान्य, साल के ₹',
    scStPwdPerYearInr: 'SC, ST, PwD, साल के ₹',
    hostelMessPerYearInr: 'हॉस्टल और मेस, साल के ₹',
    atAdmissionInr: 'एडमिशन पर एक बार ₹',
    refundableInr: 'इसमें से वापस ₹',
    year: 'सूची',
    rank: 'रैंक',
    nirfEdition: 'NIRF सूची',
    academicYear: 'पास होने का साल',
    firstYearIntake: 'पहले साल में आए',
    graduatedOnTime: 'समय पर पास हुए',
    placed: 'नौकरी मिली',
    higherStudies: 'आगे पढ़ने गए',
    medianSalaryInr: 'बीच की सैलरी ₹',
    women: 'छात्राएँ',
    men: 'छात्र',
    grade: 'NAAC ग्रेड',
    gradeCycle: 'दौर',
    founded: 'शुरू',
  },
  tooLarge: 'फाइल 2 MB से बड़ी है।',
  columnsMissing: 'इस फाइल में किसी आँकड़े के पूरे कॉलम नहीं हैं। नीचे की सूची बताती है कि कौन से चाहिए।',
  history: 'फाइलें',
  empty: 'अभी कोई फाइल नहीं',
  emptyText: 'जो आँकड़े साथ आए थे, वही दिख रहे हैं। आप जो देंगे, यहाँ दिखेगा।',
  all: 'सारी फाइलें',
  changesCount: (count, written) => `${written} ${plural(count, { one: 'बदलाव', other: 'बदलाव' })}`,
  touches: (count, colleges, seats) =>
    plural(count, {
      one: `1 कॉलेज और ${seats} सीटों के पेज पर, सूचियों और तुलना में दिखता है।`,
      other: `${colleges} कॉलेजों और ${seats} सीटों के पेज पर, सूचियों और तुलना में दिखता है।`,
    }),
  same: (count, written) =>
    `${written} ${plural(count, { one: 'पंक्ति में वही है', other: 'पंक्तियों में वही है' })} जो अभी दिख रहा है।`,
  nothing: 'इस फाइल में अभी दिख रहे आँकड़ों से अलग कुछ नहीं।',
  college: 'कॉलेज',
  before: 'पहले',
  after: 'बाद में',
  notShown: 'नहीं दिखता',
  reasons: {
    'college-unknown': 'इस नाम का कोई कॉलेज हमारे पास नहीं',
    'college-several': 'इस नाम के कई कॉलेज हैं',
    'figure-missing': 'कोई आँकड़ा नहीं लिखा',
    'figure-unreadable': 'कोई आँकड़ा पढ़ा नहीं जाता',
    'figure-out-of-range': 'कोई आँकड़ा सही नहीं हो सकता',
    'figures-disagree': 'आँकड़े आपस में मेल नहीं खाते',
    twice: 'यह कॉलेज फाइल में दो बार है, अलग आँकड़ों के साथ',
    older: 'इससे नया आँकड़ा पहले से दिख रहा है',
  },
  accept: 'मैंने छोड़ी गई पंक्तियाँ और “फिर देखें” वाले बदलाव देख लिए',
  withdrawTitle: 'यह फाइल वापस लें?',
  withdrawText: 'इससे पहले जो दिखता था, वही फिर दिखेगा। बाद के सुधार बने रहेंगे।',
  withdrawn: 'वापस लिया। पहले जो दिखता था, वही दिखेगा।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { factEditions } }
