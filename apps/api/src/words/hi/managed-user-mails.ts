import { formatDateTime } from '@sopaan/domain/time/format'
import type { ManagedUserMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

const written = (iso: string) => formatDateTime(iso, 'hi')

const ROLES = { mentee: 'छात्र', mentor: 'मेंटर', admin: 'एडमिन' }

const DELETED_BECAUSE = {
  person: 'आपने हमसे अपना खाता मिटाने को कहा।',
  parent: 'आपके माता-पिता या अभिभावक ने हमसे आपका खाता मिटाने को कहा।',
  authority: 'एक प्राधिकरण ने हमें आपका खाता मिटाने का आदेश दिया।',
  idle: 'आपका खाता 3 साल से इस्तेमाल नहीं हुआ है।',
}

/** Mails that say what staff did to an account. */
export const managedUserMails: Templates<keyof ManagedUserMails> = {
  'role-changed': ({ role }) => ({
    subject: 'Sopaan पर आपकी भूमिका बदल गई है',
    paragraphs: [
      'एक एडमिन ने आपके खाते की भूमिका बदल दी है। हर जगह साइन आउट हो गया है। फिर साइन इन करें।',
      `अब यह ${ROLES[role]} का खाता है।`,
      ...(role === 'mentee' ? [] : ['सबसे पहले अपनी प्रोफाइल में दो-चरण साइन-इन चालू करें।']),
    ],
  }),
  'staff-deactivated': ({ reason, at }) => ({
    subject: 'आपका Sopaan खाता बंद कर दिया गया',
    paragraphs: [
      `एक एडमिन ने इसे ${written(at)} को बंद किया। वजह: ${reason}`,
      'हर जगह साइन आउट हो गया है। गलती लगती है? संपर्क पेज से हमें लिखें।',
    ],
  }),
  'staff-reactivated': () => ({
    subject: 'आपका Sopaan खाता फिर से चालू है',
    paragraphs: ['एक एडमिन ने इसे सारी चीजों के साथ वापस चालू कर दिया है। पहले की तरह साइन इन करें।'],
  }),
  'staff-unlocked': ({ at }) => ({
    subject: 'Sopaan में साइन-इन फिर खुला है',
    paragraphs: [
      `गलत पासवर्ड के बाद आपका खाता लॉक हो गया था। एक एडमिन ने ${written(at)} को इसे खोल दिया।`,
      'कोशिशें आपकी नहीं थीं? साइन-इन पेज पर "पासवर्ड भूल गए" से नया पासवर्ड चुनें।',
    ],
  }),
  'staff-signed-out': ({ at }) => ({
    subject: 'Sopaan से हर जगह साइन आउट हो गया है',
    paragraphs: [`एक एडमिन ने ${written(at)} को आपके खाते के सारे साइन-इन बंद किए। पासवर्ड वही है। फिर साइन इन करें।`],
  }),
  'staff-reset': ({ minutes, at }) => ({
    subject: 'Sopaan का नया पासवर्ड चुनें',
    paragraphs: [
      `आपने लिखा था कि साइन-इन नहीं हो रहा। ${written(at)} को एक एडमिन ने आपको यह लिंक भेजा।`,
      `${minutes} मिनट में खोलकर नया पासवर्ड चुनें। हर जगह साइन आउट हो जाएगा।`,
    ],
    action: 'नया पासवर्ड चुनें',
    after: ['आपने नहीं लिखा? कुछ न करें। पासवर्ड वही रहेगा, और हमारे स्टाफ में कोई उसे देख नहीं सकता।'],
  }),
  'staff-corrected': ({ reason, fullName, newEmail }) => ({
    subject: 'आपके Sopaan खाते में सुधार हुआ',
    paragraphs: [
      ...(fullName === null ? [] : [`Sopaan पर अब आपका नाम ${fullName} है।`]),
      ...(newEmail === null ? [] : [`${newEmail} पर एक लिंक भेजा गया है। खोलते ही वही आपका ईमेल होगा; तब तक कुछ नहीं बदलेगा।`]),
      `यह एक एडमिन ने किया। वजह: ${reason}`,
      'सही नहीं है? संपर्क पेज से तुरंत हमें लिखें।',
    ],
  }),
  'staff-deleted': ({ ground, until }) => ({
    subject: 'आपका Sopaan खाता मिटाया जाएगा',
    paragraphs: [
      DELETED_BECAUSE[ground],
      `अब यह नहीं चलेगा। ${written(until)} को आपकी पहचान बताने वाली हर चीज मिट जाएगी; बिल उतने समय रहते हैं जितना टैक्स कानून कहता है।`,
    ],
    action: 'मेरा खाता वापस लाएँ',
    after: ['ऐसा नहीं चाहिए? उस दिन से पहले लिंक खोलें, सब लौट आएगा।'],
  }),
  'staff-two-factor-off': ({ at }) => ({
    subject: 'आपके Sopaan खाते से दो-चरण साइन-इन हटा दिया गया',
    paragraphs: [
      `एक एडमिन ने ${written(at)} को यह किया और हर जगह साइन आउट किया। आपके रिकवरी कोड अब काम नहीं करते।`,
      'पासवर्ड से साइन इन करें और प्रोफाइल में इसे फिर चालू करें। आपने नहीं माँगा? संपर्क पेज से तुरंत हमें लिखें।',
    ],
  }),
}
