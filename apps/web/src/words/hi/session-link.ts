import type { Words } from '../en.ts'

/** Words of the page that a link in a mail about an agreed session opens. */
export const sessionLink: Words['sessionLink'] = {
  pageTitle: 'आपकी मुलाकात',
  reading: 'आपकी मुलाकात खुल रही है',
  unreachable: 'यह नहीं हुआ। इंटरनेट देखें।',
  invalidTitle: 'यह लिंक अब काम नहीं करता',
  invalidText: 'उस मेल के बाद मुलाकात बदल गई या हो चुकी। अभी क्या तय है, वह आपकी मुलाकातों में लिखा है।',
  toSessions: 'मेरी मुलाकातें',
  with: (name, when) => `${name} के साथ, ${when}`,
  cancelTitle: 'यह मुलाकात रद्द करें?',
  creditSafe: 'आपका क्रेडिट तुरंत लौट आएगा।',
  creditLost: 'अब देर हो गई है, क्रेडिट वापस नहीं आएगा।',
  mentorCancels: 'छात्र को क्रेडिट वापस मिलेगा।',
  cancel: 'हाँ, रद्द करें',
  cancelling: 'रद्द हो रही है',
  cancelledTitle: 'रद्द हो गई',
  cancelledText: 'दूसरी तरफ भी बता दिया है।',
  moveTitle: 'दूसरा समय चुनें',
  moveTo: (when) => `${when} पर रखें`,
  moveFirst: 'पहले समय चुनें।',
  moving: 'बदल रहा है',
  movedTitle: 'समय बदल गया',
  movedText: (name, when) => `${name} के साथ, ${when}। दूसरी तरफ भी बता दिया है।`,
  closed: 'मेल से अब यह नहीं बदल सकता। क्या कर सकते हैं, वह मुलाकात के पेज पर लिखा है।',
  failed: 'यह नहीं हुआ। फिर कोशिश करें।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { sessionLink } }
