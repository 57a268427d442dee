import type { Words } from '../en.ts'
import { plural } from './plural.ts'

/** Words of the desk where staff put the published facts of colleges right. */
export const managedColleges: Words['managedColleges'] = {
  title: 'कॉलेजों के आँकड़े',
  link: 'कॉलेजों के आँकड़े',
  back: 'कॉलेज डेटा',
  lead: 'किसी कॉलेज की फीस या NIRF रैंक ठीक करें। हर सुधार के साथ स्रोत और तारीख जरूरी है, और दोनों सबको दिखते हैं।',
  college: 'कॉलेज',
  choose: 'कॉलेज चुनें',
  show: 'दिखाएँ',
  loadFailed: 'यह नहीं खुला।',
  noFacts: 'यह कॉलेज अब JoSAA में नहीं है। इसके आँकड़े हम नहीं दिखाते।',
  touches: (count) =>
    `कॉलेज के पेज पर, ${count} ${plural(count, { one: 'सीट के पेज', other: 'सीटों के पेज' })} पर, कॉलेजों की सूची और तुलना में दिखता है।`,
  openPage: 'कॉलेज का पेज खोलें',
  feeNone: 'कोई फीस नहीं दिखती।',
  feeSaid: (cycle, amount) => `फीस ${cycle}: साल के ₹${amount}`,
  nirfNone: 'कोई NIRF रैंक नहीं दिखती।',
  nirfSaid: (year, rank) => `NIRF इंजीनियरिंग ${year}: रैंक ${rank}`,
  fees: 'फीस ठीक करें',
  feesLead: 'यह अभी दिख रही पूरी फीस की जगह लेती है, इसलिए सब कुछ एक ही शीट से लिखें। जो शीट में नहीं छपा, खाली छोड़ें।',
  cycle: 'पढ़ाई का साल',
  cycleHint: 'जैसे 2026-27',
  perYear: 'सामान्य, हॉस्टल के बिना साल के, ₹',
  reserved: 'SC, ST, PwD, साल के, ₹',
  hostel: 'हॉस्टल और मेस, साल के, ₹',
  nirf: 'NIRF रैंक ठीक करें',
  nirfLead: 'यह सिर्फ उस साल की रैंक की जगह लेती है।',
  edition: 'सूची का साल',
  rank: 'इंजीनियरिंग में रैंक',
  source: 'स्रोत: किसने छापा, और क्या',
  sourceOn: 'स्रोत की तारीख',
  sourceUrl: 'स्रोत का लिंक, अगर हो',
  save: 'सेव करें',
  saving: 'सेव हो रहा है',
  saved: 'सेव हो गया। पाँच मिनट में सबको दिखेगा।',
  failed: 'सेव नहीं हुआ।',
  history: 'सुधार',
  none: 'इस कॉलेज का कुछ नहीं सुधारा गया।',
  withdraw: 'वापस लें',
  withdrawn: 'वापस लिया। पहले जो दिखता था, वही दिखेगा।',
  gone: 'वापस लिया गया',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { managedColleges } }
