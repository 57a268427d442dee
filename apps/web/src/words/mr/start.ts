import type { Words } from '../en.ts'

/** Words of the surfaces shown while something is on its way, and of notes shown once. */
export const start: Words['start'] = {
  splashLines: [
    'ज्ञानाचा खजिना उघडतोय...',
    'तुमचं अभ्यासाचं टेबल लागतंय...',
    'मेंटरशिपचं इंजिन तयार होतंय...',
    'शैक्षणिक नेटवर्क सुरक्षित होतंय...',
    'तुमचा डिजिटल कॅम्पस तयार होतोय...',
  ],
  preparing: 'तुमच्यासाठी तयारी सुरू आहे',
  preparingFirst: 'साहित्य उघडतंय...',
  scriptOff: 'या पानाला JavaScript लागतं. ब्राउझरमध्ये चालू करा, मग पान पुन्हा उघडा.',
  scriptLate: 'वेळ लागतोय. तुमचं कनेक्शन तपासा.',
  reload: 'पान पुन्हा उघडा',
  preparingThen: 'तुमचा प्रवास सोपा करतोय',
  pleaseWait: 'थोडं थांबा...',
  messages: 'संदेश',
  authError: 'साइन इनमध्ये अडचण',
  dismiss: 'काढा',
  unreachable: 'इंटरनेट नाही. कनेक्शन तपासून पुन्हा करून पाहा.',
  invalidUser: 'खात्याची माहिती नीट मिळाली नाही',
  draftBack: 'तुम्ही लिहिलेलं परत आलं आहे. अजून पाठवलेलं नाही.',
  draftKept: 'साइन इन संपलं होतं. पुन्हा साइन इन करा: तुम्ही लिहिलेलं जपलेलं आहे, परत मिळेल.',
  unsaved: {
    title: 'सेव्ह न करता जायचं?',
    text: 'या पानावर तुम्ही बदललेलं सेव्ह झालेलं नाही.',
    leave: 'सेव्ह न करता जा',
    stay: 'इथेच राहा',
  },
  retry: 'पुन्हा करून पाहा',
  signInToContinue: 'पुढे जाण्यासाठी साइन इन करा',
  signInLink: 'साइन इन करा',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { start } }
