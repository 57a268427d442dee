import type { Words } from '../en.ts'

/** Words of the surfaces shown while something is on its way, and of notes shown once. */
export const start: Words['start'] = {
  splashLines: [
    'ज्ञान का खजाना खुल रहा है...',
    'आपकी पढ़ाई की मेज सज रही है...',
    'मार्गदर्शन का इंजन तैयार हो रहा है...',
    'शैक्षणिक नेटवर्क सुरक्षित हो रहा है...',
    'आपका डिजिटल कैंपस तैयार हो रहा है...',
  ],
  preparing: 'आपके लिए तैयारी हो रही है',
  preparingFirst: 'सामग्री खुल रही है...',
  scriptOff: 'इस पेज को JavaScript चाहिए। ब्राउजर में चालू करें, फिर पेज दोबारा खोलें।',
  scriptLate: 'देर हो रही है। अपना कनेक्शन देखें।',
  reload: 'पेज दोबारा खोलें',
  preparingThen: 'आपका सफर बेहतर बनाया जा रहा है',
  pleaseWait: 'कृपया प्रतीक्षा करें...',
  messages: 'संदेश',
  authError: 'साइन-इन में गड़बड़ी',
  dismiss: 'हटाएँ',
  unreachable: 'इंटरनेट नहीं मिला। कनेक्शन देखकर फिर कोशिश करें।',
  invalidUser: 'खाते की जानकारी ठीक से नहीं मिली',
  draftBack: 'आपका लिखा वापस आ गया है। अभी भेजा नहीं गया है।',
  draftKept: 'साइन-इन खत्म हो गया था। फिर साइन इन करें: आपका लिखा सुरक्षित है और वापस मिलेगा।',
  unsaved: {
    title: 'बिना सहेजे जाएँ?',
    text: 'इस पेज पर आपने जो बदला, वह सहेजा नहीं है।',
    leave: 'बिना सहेजे जाएँ',
    stay: 'यहीं रहें',
  },
  retry: 'फिर कोशिश करें',
  signInToContinue: 'आगे बढ़ने के लिए साइन इन करें',
  signInLink: 'साइन इन करें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { start } }
