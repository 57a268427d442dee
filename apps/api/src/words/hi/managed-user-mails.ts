import type { ManagedUserMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

const written = (iso: string) =>
  `${new Intl.DateTimeFormat('hi-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(iso))} IST`

const ROLES = { mentee: 'छात्र', mentor: 'मार्गदर्शक', admin: 'एडमिन' }

const DELETED_BECAUSE = {
  person: 'आपने हमसे अपना खाता मिटाने को कहा।',
  parent: 'आपके माता-पिता या अभिभावक ने हमसे आपका खाता मिटाने को कहा।',
  authority: 'एक प्राधिकरण ने हमें आपका खाता मिटाने का आदेश दिया।',
}

/** Mails that say what staff did to an account. */
export const managedUserMails: Templates<keyof ManagedUserMails> = {
  'role-changed': ({ role }) => ({
    subject: 'Sopaan पर आपकी भूमिका बदल गई है',
    paragraphs: [
      'एक एडमिन ने आपके खाते की भूमिका बदल दी है। आप हर जगह से साइन आउट हो गए हैं; आगे बढ़ने के लिए फिर साइन इन करें।',
      `अब आपका खाता ${ROLES[role]} का है।`,
      ...(role === 'mentee' ? [] : ['सबसे पहले अपनी प्रोफाइल में दो-चरणीय साइन-इन चालू करें।']),
    ],
  }),
  'staff-deactivated': ({ reason, at }) => ({
    subject: 'आपका Sopaan खाता बंद कर दिया गया',
    paragraphs: [
      `एक एडमिन ने इसे ${written(at)} को इस कारण से बंद किया: ${reason}`,
      'आप हर जगह से साइन आउट हो गए हैं। अगर आपको यह गलती लगती है, तो संपर्क पेज से हमें लिखें।',
    ],
  }),
  'staff-reactivated': () => ({
    subject: 'आपका Sopaan खाता फिर से चालू है',
    paragraphs: ['एक एडमिन ने इसे सारी चीजों के साथ वापस चालू कर दिया है। आप पहले की तरह साइन इन कर सकते हैं।'],
  }),
  'staff-unlocked': ({ at }) => ({
    subject: 'आप Sopaan में फिर साइन इन कर सकते हैं',
    paragraphs: [
      `गलत पासवर्ड के बाद आपका खाता लॉक हो गया था। एक एडमिन ने ${written(at)} को इसे खोल दिया।`,
      'अगर वे कोशिशें आपकी नहीं थीं, तो साइन-इन पेज पर "पासवर्ड भूल गए" से नया पासवर्ड चुनें।',
    ],
  }),
  'staff-signed-out': ({ at }) => ({
    subject: 'आप Sopaan से हर जगह साइन आउट हो गए हैं',
    paragraphs: [
      `एक एडमिन ने ${written(at)} को आपके खाते के सभी साइन-इन समाप्त किए। पासवर्ड वही है; आगे बढ़ने के लिए फिर साइन इन करें।`,
    ],
  }),
  'staff-reset': ({ minutes, at }) => ({
    subject: 'Sopaan का नया पासवर्ड चुनें',
    paragraphs: [
      `आपने हमें लिखा कि आप साइन इन नहीं कर पा रहे। ${written(at)} को एक एडमिन ने आपको यह लिंक भिजवाया।`,
      `इसे ${minutes} मिनट के अंदर खोलकर नया पासवर्ड चुनें। साइन इन किए हुए सभी ब्राउजर साइन आउट हो जाएँगे।`,
    ],
    action: 'नया पासवर्ड चुनें',
    after: ['अगर आपने हमें नहीं लिखा था, तो कुछ न करें: पासवर्ड वही रहेगा। हमारा कोई कर्मचारी उसे देख नहीं सकता।'],
  }),
  'staff-corrected': ({ reason, fullName, newEmail }) => ({
    subject: 'आपके Sopaan खाते में सुधार हुआ',
    paragraphs: [
      ...(fullName === null ? [] : [`Sopaan पर अब आपका नाम ${fullName} है।`]),
      ...(newEmail === null
        ? []
        : [`${newEmail} पर एक लिंक भेजा गया है। उसे खोलते ही वही आपके खाते का पता होगा; तब तक कुछ नहीं बदलता।`]),
      `एक एडमिन ने यह इस कारण से किया: ${reason}`,
      'अगर यह सही नहीं है, तो संपर्क पेज से तुरंत हमें लिखें।',
    ],
  }),
  'staff-deleted': ({ ground, until }) => ({
    subject: 'आपका Sopaan खाता मिटाया जाएगा',
    paragraphs: [
      DELETED_BECAUSE[ground],
      `अब इसका इस्तेमाल नहीं हो सकता। ${written(until)} को आपकी पहचान बताने वाली हर चीज मिट जाएगी; बिल उतने समय रहते हैं जितना टैक्स कानून कहता है।`,
    ],
    action: 'मेरा खाता वापस लाएँ',
    after: ['अगर आप यह नहीं चाहते, तो उस दिन से पहले लिंक खोलें: सब कुछ पहले जैसा हो जाएगा।'],
  }),
  'staff-two-factor-off': ({ at }) => ({
    subject: 'आपके Sopaan खाते से दो-चरणीय साइन-इन हटा दिया गया',
    paragraphs: [
      `एक एडमिन ने ${written(at)} को यह किया और आपको हर जगह से साइन आउट किया। आपके रिकवरी कोड अब काम नहीं करते।`,
      'पासवर्ड से साइन इन करें और प्रोफाइल में इसे फिर चालू करें। अगर आपने यह नहीं माँगा था, तो संपर्क पेज से तुरंत हमें लिखें।',
    ],
  }),
}
