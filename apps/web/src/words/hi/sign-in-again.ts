import type { Words } from '../en.ts'

/** Words of the sign-in that is made again over a page. */
export const signInAgain: Words['signInAgain'] = {
  title: 'फिर साइन इन करें',
  text: 'आप थोड़ी देर दूर थे। आपका लिखा इसी पेज पर सुरक्षित है।',
  passwordOf: (email) => `${email} का पासवर्ड`,
  wrongPassword: 'यह पासवर्ड सही नहीं है। फिर कोशिश करें।',
  signIn: 'साइन इन करें',
  signingIn: 'साइन इन हो रहा है',
  robotCheck: 'देख रहे हैं कि आप रोबोट नहीं हैं',
  notMe: 'यह मैं नहीं',
  otherWay: 'पासकी या नया पासवर्ड',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { signInAgain } }
