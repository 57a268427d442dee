import type { Words } from '../en.ts'
import { PRODUCT_NAME } from '../product.ts'

/** Words of the frame around every page, and of the pages that say what went wrong. */
export const shell: Words['shell'] = {
  productName: PRODUCT_NAME,
  tagline: 'शैक्षणिक उत्कृष्टता का आपका द्वार',
  skipToContent: 'सीधे सामग्री पर जाएँ',
  mainNavigation: 'मुख्य',
  footerNavigation: 'और पन्ने',
  breadcrumb: 'आप यहाँ हैं',
  menu: 'मेनू',
  close: 'बंद करें',
  changeTheme: 'उजला या गहरा रंग चुनें',
  otherLanguage: 'Read in English',
  otherLanguageShort: 'EN',
  tools: 'टूल',
  home: 'मुखपृष्ठ',
  collegePredictor: 'कॉलेज प्रेडिक्टर',
  previousPage: 'पिछला',
  nextPage: 'अगला',
  pageOf: (page, pages) => `पन्ना ${page}, कुल ${pages}`,
  loading: 'खुल रहा है',
  notFoundTitle: '404 - पन्ना नहीं मिला',
  notFoundText: 'इस पते पर कुछ नहीं है। हो सकता है पन्ना कहीं और चला गया हो, या लिंक में कोई गलती हो।',
  goHome: 'मुखपृष्ठ पर जाएँ',
  accessDenied: 'प्रवेश की अनुमति नहीं',
  accessDeniedText: 'यह पन्ना दूसरे खातों के लिए है। अगर यह आपका होना चाहिए, तो सही खाते से साइन इन करें।',
  goBack: 'वापस जाएँ',
  errorTitle: 'कुछ गड़बड़ हो गई',
  errorText: 'यह पन्ना नहीं दिखाया जा सका। कृपया फिर कोशिश करें।',
  busyText: 'अभी बहुत भीड़ है। थोड़ी देर रुककर फिर कोशिश करें।',
  tryAgain: 'फिर कोशिश करें',
}
