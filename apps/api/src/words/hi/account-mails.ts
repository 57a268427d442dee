import { formatDateTime } from '@sopaan/domain/time/format'
import type { AccountMails, Templates } from '#api/features/operations/mails/mail-facts.ts'

const at = (iso: string) => formatDateTime(iso, 'hi')
const browser = (device: string | null) => device ?? 'किसी अनजान डिवाइस'
const ROLES = { mentee: 'छात्र', mentor: 'मेंटर', admin: 'एडमिन' } as const

/** Sign-up, links, sign-ins, deletion: subject, paragraphs and the words of the link. */
export const accountMails: Templates<keyof AccountMails> = {
  verify: ({ fullName, device, askedAt }) => ({
    subject: 'Sopaan के लिए अपना ईमेल सत्यापित करें',
    paragraphs: [
      `${at(askedAt)} को ${browser(device)} से ${fullName} नाम से इस ईमेल पर साइन-अप हुआ।`,
      'आपने किया है, तो 24 घंटे में लिंक खोलें, खाता बन जाएगा।',
    ],
    action: 'मेरा ईमेल सत्यापित करें',
    after: ['आपने नहीं किया? यह ईमेल छोड़ दें। लिंक के बिना खाता नहीं बनेगा।'],
  }),
  'verify-choose': () => ({
    subject: 'Sopaan पर आपका साइन-अप',
    paragraphs: [
      'इस ईमेल से एक से ज्यादा साइन-अप हुए हैं, इसलिए हमें नहीं पता कि आपका कौन सा है।',
      'अपने चुने हुए पासवर्ड से साइन इन करें, फिर सत्यापन ईमेल दोबारा माँगें। वह आपके साइन-अप का होगा।',
    ],
  }),
  reset: ({ device, askedAt }) => ({
    subject: 'अपना Sopaan पासवर्ड बदलें',
    paragraphs: [
      `${at(askedAt)} को ${browser(device)} से नया पासवर्ड माँगा गया।`,
      'नया पासवर्ड चुनने के लिए 15 मिनट में लिंक खोलें। हर जगह साइन आउट हो जाएगा।',
    ],
    action: 'नया पासवर्ड चुनें',
    after: ['आपने नहीं माँगा? कुछ न करें। पासवर्ड वही रहेगा।'],
  }),
  reactivation: ({ device, askedAt }) => ({
    subject: 'अपना Sopaan खाता फिर से चालू करें',
    paragraphs: [
      `${at(askedAt)} को ${browser(device)} से आपका खाता वापस माँगा गया।`,
      'आपने माँगा है, तो 30 मिनट में लिंक खोलें। खाता पूरे सामान के साथ फिर चालू हो जाएगा।',
    ],
    action: 'मेरा खाता चालू करें',
    after: ['आपने नहीं माँगा? कुछ न करें। खाता बंद ही रहेगा।'],
  }),
  'change-email': ({ fullName }) => ({
    subject: 'Sopaan के लिए नया ईमेल पक्का करें',
    paragraphs: [`Sopaan पर ${fullName} नाम के खाते में यह ईमेल लगना है। पक्का करने के लिए 24 घंटे में लिंक खोलें।`],
    action: 'यह ईमेल पक्का करें',
    after: ['आपने नहीं किया? कुछ न करें।'],
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'आपका Sopaan ईमेल बदल गया',
    paragraphs: [`आपका खाता अब ${newEmail} पर है। हर जगह साइन आउट कर दिया है।`, 'आपने नहीं किया? संपर्क पेज से तुरंत हमें लिखें।'],
  }),
  'password-changed': ({ device, at: changedAt }) => ({
    subject: 'आपका Sopaan पासवर्ड बदल गया',
    paragraphs: [
      `आपका पासवर्ड ${at(changedAt)} को ${browser(device)} से बदला गया। बाकी सब जगह साइन आउट कर दिया है।`,
      'आपने नहीं किया? साइन-इन पेज पर "पासवर्ड भूल गए" से अभी नया पासवर्ड चुनें।',
    ],
  }),
  'new-device': ({ device, at: signedInAt }) => ({
    subject: 'Sopaan में नया साइन-इन',
    paragraphs: [
      `कुछ गलत पासवर्ड के बाद ${at(signedInAt)} को ${device} से सही पासवर्ड से साइन-इन हुआ।`,
      'आपने नहीं किया? साइन-इन पेज पर "पासवर्ड भूल गए" से अभी नया पासवर्ड चुनें।',
    ],
  }),
  deactivated: ({ reason, at: deactivatedAt }) => ({
    subject: 'आपका Sopaan खाता बंद है',
    paragraphs: [
      `${at(deactivatedAt)} को बंद किया। वजह: ${reason}`,
      'वापस चाहिए? साइन इन करें और "फिर से चालू करने का अनुरोध" चुनें।',
    ],
  }),
  deleted: ({ until }) => ({
    subject: 'आपका Sopaan खाता हटा दिया गया',
    paragraphs: [
      `आपका खाता छिपा दिया गया है। ${at(until)} से पहले लिंक खोलें तो सब लौटेगा; फिर प्रोफाइल, फोटो और लिस्ट मिट जाएँगी।`,
      'इनवॉइस और एक बंद सुरक्षा कॉपी कानून के कहे समय तक रखनी होती है।',
    ],
    action: 'मेरा खाता वापस लाएँ',
  }),
  'sign-in-copied': ({ device, at: seenAt }) => ({
    subject: 'सुरक्षा के लिए हमने एक साइन-इन बंद किया',
    paragraphs: [
      `${at(seenAt)} को ${device} का साइन-इन दो जगहों से इस्तेमाल हुआ। हमने उसे बंद कर दिया।`,
      'फिर साइन इन करें और प्रोफाइल में अपने डिवाइस देखें। वजह न पता हो तो पासवर्ड बदलें।',
    ],
  }),
  'two-factor-on': ({ at: changedAt }) => ({
    subject: 'दो-चरण साइन-इन चालू है',
    paragraphs: [`${at(changedAt)} को चालू हुआ। रिकवरी कोड सुरक्षित जगह रखें।`],
  }),
  'passkey-added': ({ name, at: addedAt }) => ({
    subject: 'नई पासकी जुड़ी',
    paragraphs: [
      `“${name}” से अब आपका साइन-इन होगा, ${at(addedAt)} को जुड़ी।`,
      'आपने नहीं किया? साइन-इन पेज पर "पासवर्ड भूल गए" से अभी नया पासवर्ड चुनें, फिर सुरक्षा में यह पासकी हटाएँ।',
    ],
  }),
  'passkey-removed': ({ name, at: removedAt }) => ({
    subject: 'एक पासकी हटी',
    paragraphs: [
      `“${name}” से अब साइन-इन नहीं होगा, ${at(removedAt)} को हटी।`,
      'आपने नहीं किया? साइन-इन पेज पर "पासवर्ड भूल गए" से अभी नया पासवर्ड चुनें।',
    ],
  }),
  'two-factor-off': ({ at: changedAt }) => ({
    subject: 'दो-चरण साइन-इन बंद है',
    paragraphs: [`${at(changedAt)} को बंद हुआ।`, 'आपने नहीं किया? साइन-इन पेज पर "पासवर्ड भूल गए" से अभी नया पासवर्ड चुनें।'],
  }),
  parent: ({ childName }) => ({
    subject: `Sopaan पर ${childName} को आपकी हाँ चाहिए`,
    paragraphs: [
      `${childName} की उम्र 18 से कम है। कॉलेज एडमिशन की तैयारी Sopaan पर चल रही है। टूल और प्लानर खुले हैं। मेंटरिंग, संदेश, सार्वजनिक फीडबैक और भुगतान के लिए आपकी सहमति चाहिए।`,
      '30 दिन में लिंक खोलें। वहाँ लिखा है कि हम क्या और क्यों रखते हैं, फिर आप तय करें। आप वयस्क हैं, यह दिखाने के लिए ₹1 दें (वापस आता है) या कोई कागज भेजें। न ट्रैकिंग, न विज्ञापन।',
    ],
    action: 'पढ़ें और तय करें',
    after: ['आप माता-पिता या अभिभावक नहीं हैं? कुछ न करें।'],
  }),
  'parent-thanks': ({ childName, proof }) => ({
    subject: `आपने Sopaan पर ${childName} के लिए हाँ की`,
    paragraphs: [
      `धन्यवाद। ${childName} के लिए मेंटरिंग, संदेश, सार्वजनिक फीडबैक और भुगतान अब खुले हैं।`,
      ...(proof === 'payment'
        ? ['आपका ₹1 वापस आ रहा है। बैंक में दिखने में कुछ दिन लग सकते हैं।']
        : ['हमने आपका कागज मान लिया और फाइल मिटा दी।']),
      `यह ईमेल सँभालकर रखें। ${childName} की उम्र 18 होने तक लिंक पर दिखेगा कि आपने किस बात की हाँ की। सहमति वहीं से वापस होगी।`,
    ],
    action: 'अपनी सहमति देखें या वापस लें',
  }),
  'parent-code': ({ childName }) => ({
    subject: `${childName} की सहमति के लिए आपका कोड`,
    paragraphs: [`जिस पेज पर आप ${childName} के लिए हाँ कर रहे हैं, वहाँ यह कोड भरें। यह 15 मिनट चलेगा।`],
    action: 'आपका कोड',
    after: ['आपने नहीं माँगा? तो आपका लिंक किसी और के पास है: कोड किसी को न दें, बच्चे को भी नहीं।'],
  }),
  'parent-confirmed': ({ parentName }) => ({
    subject: 'आपके माता-पिता ने हाँ कर दी',
    paragraphs: [`${parentName} ने Sopaan पर हाँ कर दी। मेंटरिंग, संदेश, फीडबैक और भुगतान अब आपके लिए खुले हैं।`],
  }),
  'parent-withdrew': ({ cancelled }) => ({
    subject: 'आपके माता-पिता ने सहमति वापस ली',
    paragraphs: [
      'माता-पिता या अभिभावक के फिर से हाँ करने तक मेंटरिंग, संदेश, सार्वजनिक फीडबैक और भुगतान बंद हैं। टूल, लिस्ट और प्लानर खुले रहेंगे।',
      ...(cancelled === 0 ? [] : [`आगे की ${cancelled} मुलाकातें रद्द हुईं, और आपके क्रेडिट वापस आ गए।`]),
    ],
  }),
  'parent-withdrawn': ({ childName, cancelled, at: takenBackAt }) => ({
    subject: `आपने ${childName} के लिए सहमति वापस ले ली`,
    paragraphs: [
      `${at(takenBackAt)} को वापस ली। अब Sopaan पर ${childName} को कोई नहीं लिख सकता, और ${childName} के खाते से न बुकिंग होगी, न भुगतान।`,
      ...(cancelled === 0 ? [] : [`आगे की ${cancelled} मुलाकातें रद्द हुईं, और क्रेडिट वापस आ गए।`]),
      `मन बदले तो ${childName} की प्रोफाइल से फिर पूछा जा सकता है।`,
    ],
    action: 'मैंने क्या तय किया, देखें',
  }),
  grievance: ({ number, dueOn }) => ({
    subject: `आपकी शिकायत ${number} हमें मिल गई`,
    paragraphs: [`इसका नंबर ${number} है। हमारा जवाब ${dueOn} तक आएगा।`],
  }),
  invited: ({ role, days }) => ({
    subject: 'आपका Sopaan खाता तैयार है',
    paragraphs: [
      'Sopaan के एक एडमिन ने इस ईमेल के लिए खाता बनाया है।',
      `यह ${ROLES[role]} का खाता है। ${days} दिन में लिंक खोलें और अपना पासवर्ड चुनें। वह सिर्फ आपको पता होगा।`,
    ],
    action: 'अपना पासवर्ड चुनें',
    after: ['लिंक पुराना हो गया? साइन-इन पेज के "पासवर्ड भूल गए?" से नया लें।'],
  }),
}
