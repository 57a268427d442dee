/** What a mail says beside its link: typed by kind, filled in by templates, never a secret. */
export type MailFacts = {
  verify: { fullName: string; device: string | null; askedAt: string }
  'verify-choose': Record<string, never>
  reset: { device: string | null; askedAt: string }
  reactivation: { device: string | null; askedAt: string }
  'change-email': { fullName: string }
  'email-changed': { newEmail: string }
  'password-changed': { device: string | null; at: string }
  'new-device': { device: string; at: string }
  deactivated: { reason: string; at: string }
  deleted: { until: string }
  'sign-in-copied': { device: string; at: string }
  'two-factor-on': { at: string }
  'two-factor-off': { at: string }
  parent: { childName: string }
  'parent-thanks': { childName: string }
  'parent-confirmed': { parentName: string }
  grievance: { number: string; dueOn: string }
}
export type MailKind = keyof MailFacts
export type MailLanguage = 'en' | 'hi'

/** A mail in words: paragraphs, and the name of the button that opens its link. */
export type MailText = { subject: string; paragraphs: string[]; action?: string; after?: string[] }

type Template<K extends MailKind> = (facts: MailFacts[K]) => MailText
type Templates = { [K in MailKind]: Template<K> }

/** Kinds that carry a link, the page it opens and the type it has there. */
export const MAIL_LINKS: Partial<Record<MailKind, { path: string; type: string }>> = {
  verify: { path: '/verify-email', type: 'verify' },
  reset: { path: '/reset-password', type: 'reset' },
  reactivation: { path: '/verify-email', type: 'reactivation' },
  'change-email': { path: '/verify-email', type: 'change-email' },
  deleted: { path: '/verify-email', type: 'undo-deletion' },
  parent: { path: '/verify-email', type: 'parent' },
  'parent-thanks': { path: '/verify-email', type: 'parent' },
}

const at = (iso: string, language: MailLanguage) =>
  `${new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(iso))} IST`
const en = (iso: string) => at(iso, 'en')
const hi = (iso: string) => at(iso, 'hi')
const browserEn = (device: string | null) => device ?? 'a browser that did not say its name'
const browserHi = (device: string | null) => device ?? 'एक ब्राउज़र जिसने अपना नाम नहीं बताया'

const ENGLISH: Templates = {
  verify: ({ fullName, device, askedAt }) => ({
    subject: 'Verify your email for Sopaan',
    paragraphs: [
      `An account was asked for with this address, in the name of ${fullName}, on ${en(askedAt)} from ${browserEn(device)}.`,
      'If that was you, open the link within 24 hours. Your account is made then, and you can sign in.',
    ],
    action: 'Verify my email',
    after: [
      'If it was not you, do not open the link, or choose "This was not me" on its page: nothing is made without it.',
    ],
  }),
  'verify-choose': () => ({
    subject: 'Your Sopaan sign-up',
    paragraphs: [
      'More than one sign-up waits for this address, so we cannot tell which one is yours.',
      'Sign in with the password you chose, then ask for the verification mail again. It will be for your own sign-up.',
    ],
  }),
  reset: ({ device, askedAt }) => ({
    subject: 'Reset your Sopaan password',
    paragraphs: [
      `A new password was asked for on ${en(askedAt)} from ${browserEn(device)}.`,
      'Open the link within 15 minutes to choose one. Every browser that is signed in will be signed out.',
    ],
    action: 'Choose a new password',
    after: ['If it was not you, do nothing: your password stays as it is.'],
  }),
  reactivation: ({ device, askedAt }) => ({
    subject: 'Reactivate your Sopaan account',
    paragraphs: [
      `Your account was asked back on ${en(askedAt)} from ${browserEn(device)}.`,
      'Open the link within 30 minutes and it is active again, with everything in it.',
    ],
    action: 'Reactivate my account',
    after: ['If it was not you, do nothing: the account stays deactivated.'],
  }),
  'change-email': ({ fullName }) => ({
    subject: 'Confirm your new address for Sopaan',
    paragraphs: [`${fullName} wants to use this address for Sopaan. Open the link within 24 hours to confirm it.`],
    action: 'Confirm this address',
    after: ['If you do not know of this, do nothing.'],
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'Your Sopaan address was changed',
    paragraphs: [
      `Your account now uses ${newEmail}. Every browser was signed out.`,
      'If it was not you, write to us at once through the contact page.',
    ],
  }),
  'password-changed': ({ device, at: changedAt }) => ({
    subject: 'Your Sopaan password was changed',
    paragraphs: [
      `Your password was changed on ${en(changedAt)} from ${browserEn(device)}. Other browsers were signed out.`,
      'If it was not you, choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  'new-device': ({ device, at: signedInAt }) => ({
    subject: 'A new browser signed in to Sopaan',
    paragraphs: [
      `After wrong passwords, somebody signed in with the right one on ${en(signedInAt)} from ${device}.`,
      'If it was not you, choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  deactivated: ({ reason, at: deactivatedAt }) => ({
    subject: 'Your Sopaan account is deactivated',
    paragraphs: [
      `It was deactivated on ${en(deactivatedAt)} with the reason: ${reason}`,
      'To have it back, sign in and choose "Request Reactivation".',
    ],
  }),
  deleted: ({ until }) => ({
    subject: 'Your Sopaan account is deleted',
    paragraphs: [
      `It is signed out and hidden. Until ${en(until)} the link below brings everything back; after that your profile, picture and lists are erased.`,
      'Invoices and a locked security copy are kept as long as the law demands.',
    ],
    action: 'Restore my account',
  }),
  'sign-in-copied': ({ device, at: seenAt }) => ({
    subject: 'We ended a sign-in to be safe',
    paragraphs: [
      `On ${en(seenAt)} a sign-in from ${device} was used from two places. We ended it.`,
      'Sign in again, look at your devices in your profile, and change your password if you do not know why.',
    ],
  }),
  'two-factor-on': ({ at: changedAt }) => ({
    subject: 'Two-factor sign-in is on',
    paragraphs: [`It was turned on on ${en(changedAt)}. Keep your recovery codes in a safe place.`],
  }),
  'two-factor-off': ({ at: changedAt }) => ({
    subject: 'Two-factor sign-in is off',
    paragraphs: [
      `It was turned off on ${en(changedAt)}.`,
      'If it was not you, choose a new password now with "Forgot password" on the sign-in page.',
    ],
  }),
  parent: ({ childName }) => ({
    subject: `${childName} asks for your consent on Sopaan`,
    paragraphs: [
      `${childName} is under 18 and uses Sopaan to prepare for college admission. Tools and the planner are open already. Mentoring, messages, public feedback and payments wait for a parent or guardian.`,
      'Open the link within 30 days to read what we keep and why, and to agree or not. We never track minors and show no advertising. You can take your consent back by the same page at any time.',
    ],
    action: 'Read and decide',
    after: ['If you are not the parent or guardian, do nothing.'],
  }),
  'parent-thanks': ({ childName }) => ({
    subject: 'Thank you for your consent',
    paragraphs: [
      `You agreed that ${childName} uses all of Sopaan. The link below takes it back; after 30 days ask ${childName} for a new one or write to us.`,
    ],
    action: 'Look at my consent or take it back',
  }),
  'parent-confirmed': ({ parentName }) => ({
    subject: 'Your parent agreed',
    paragraphs: [`${parentName} agreed on Sopaan. Mentoring, messages, feedback and payments are open to you now.`],
  }),
  grievance: ({ number, dueOn }) => ({
    subject: `We have your grievance ${number}`,
    paragraphs: [`It has the number ${number}. You get our answer by ${dueOn}.`],
  }),
}

const HINDI: Templates = {
  verify: ({ fullName, device, askedAt }) => ({
    subject: 'Sopaan के लिए अपना ईमेल सत्यापित करें',
    paragraphs: [
      `इस पते से ${fullName} के नाम पर ${hi(askedAt)} को ${browserHi(device)} से खाता माँगा गया।`,
      'अगर यह आपने किया है, तो 24 घंटे के भीतर लिंक खोलें। तभी आपका खाता बनेगा और आप साइन इन कर सकेंगे।',
    ],
    action: 'मेरा ईमेल सत्यापित करें',
    after: ['अगर यह आपने नहीं किया, तो लिंक न खोलें या उसके पेज पर "यह मैं नहीं था" चुनें: बिना लिंक के कुछ नहीं बनता।'],
  }),
  'verify-choose': () => ({
    subject: 'Sopaan पर आपका साइन-अप',
    paragraphs: [
      'इस पते के लिए एक से अधिक साइन-अप प्रतीक्षा में हैं, इसलिए हम नहीं जानते कि आपका कौन-सा है।',
      'अपने चुने हुए पासवर्ड से साइन इन करें, फिर सत्यापन मेल दोबारा माँगें। वह आपके अपने साइन-अप का होगा।',
    ],
  }),
  reset: ({ device, askedAt }) => ({
    subject: 'अपना Sopaan पासवर्ड बदलें',
    paragraphs: [
      `${hi(askedAt)} को ${browserHi(device)} से नया पासवर्ड माँगा गया।`,
      'नया पासवर्ड चुनने के लिए 15 मिनट के भीतर लिंक खोलें। साइन इन किए हुए सभी ब्राउज़र साइन आउट हो जाएँगे।',
    ],
    action: 'नया पासवर्ड चुनें',
    after: ['अगर यह आपने नहीं किया, तो कुछ न करें: पासवर्ड वही रहेगा।'],
  }),
  reactivation: ({ device, askedAt }) => ({
    subject: 'अपना Sopaan खाता फिर से चालू करें',
    paragraphs: [
      `${hi(askedAt)} को ${browserHi(device)} से आपका खाता वापस माँगा गया।`,
      '30 मिनट के भीतर लिंक खोलें और खाता अपनी सारी चीज़ों के साथ फिर चालू हो जाएगा।',
    ],
    action: 'मेरा खाता चालू करें',
    after: ['अगर यह आपने नहीं किया, तो कुछ न करें: खाता बंद ही रहेगा।'],
  }),
  'change-email': ({ fullName }) => ({
    subject: 'Sopaan के लिए अपने नए पते की पुष्टि करें',
    paragraphs: [`${fullName} Sopaan पर यह पता इस्तेमाल करना चाहते हैं। पुष्टि के लिए 24 घंटे के भीतर लिंक खोलें।`],
    action: 'इस पते की पुष्टि करें',
    after: ['अगर आपको इसकी जानकारी नहीं है, तो कुछ न करें।'],
  }),
  'email-changed': ({ newEmail }) => ({
    subject: 'आपका Sopaan पता बदल गया',
    paragraphs: [
      `आपका खाता अब ${newEmail} पर है। सभी ब्राउज़र साइन आउट कर दिए गए।`,
      'अगर यह आपने नहीं किया, तो संपर्क पेज से तुरंत हमें लिखें।',
    ],
  }),
  'password-changed': ({ device, at: changedAt }) => ({
    subject: 'आपका Sopaan पासवर्ड बदल गया',
    paragraphs: [
      `आपका पासवर्ड ${hi(changedAt)} को ${browserHi(device)} से बदला गया। बाकी ब्राउज़र साइन आउट कर दिए गए।`,
      'अगर यह आपने नहीं किया, तो साइन-इन पेज पर "पासवर्ड भूल गए" से अभी नया पासवर्ड चुनें।',
    ],
  }),
  'new-device': ({ device, at: signedInAt }) => ({
    subject: 'एक नए ब्राउज़र ने Sopaan में साइन इन किया',
    paragraphs: [
      `गलत पासवर्ड के बाद ${hi(signedInAt)} को ${device} से सही पासवर्ड के साथ साइन इन हुआ।`,
      'अगर यह आपने नहीं किया, तो साइन-इन पेज पर "पासवर्ड भूल गए" से अभी नया पासवर्ड चुनें।',
    ],
  }),
  deactivated: ({ reason, at: deactivatedAt }) => ({
    subject: 'आपका Sopaan खाता बंद है',
    paragraphs: [
      `इसे ${hi(deactivatedAt)} को इस कारण से बंद किया गया: ${reason}`,
      'वापस पाने के लिए साइन इन करें और "फिर से चालू करने का अनुरोध" चुनें।',
    ],
  }),
  deleted: ({ until }) => ({
    subject: 'आपका Sopaan खाता हटा दिया गया',
    paragraphs: [
      `खाता साइन आउट और छिपा दिया गया है। ${hi(until)} तक नीचे का लिंक सब कुछ वापस ला सकता है; उसके बाद प्रोफ़ाइल, तस्वीर और सूचियाँ मिटा दी जाएँगी।`,
      'चालान और एक बंद सुरक्षा प्रति उतने समय रखी जाती है जितना कानून कहता है।',
    ],
    action: 'मेरा खाता वापस लाएँ',
  }),
  'sign-in-copied': ({ device, at: seenAt }) => ({
    subject: 'सुरक्षा के लिए हमने एक साइन-इन समाप्त किया',
    paragraphs: [
      `${hi(seenAt)} को ${device} का साइन-इन दो जगहों से इस्तेमाल हुआ। हमने उसे समाप्त कर दिया।`,
      'फिर से साइन इन करें, प्रोफ़ाइल में अपने उपकरण देखें, और कारण न पता हो तो पासवर्ड बदलें।',
    ],
  }),
  'two-factor-on': ({ at: changedAt }) => ({
    subject: 'दो-चरणीय साइन-इन चालू है',
    paragraphs: [`इसे ${hi(changedAt)} को चालू किया गया। अपने रिकवरी कोड सुरक्षित जगह रखें।`],
  }),
  'two-factor-off': ({ at: changedAt }) => ({
    subject: 'दो-चरणीय साइन-इन बंद है',
    paragraphs: [
      `इसे ${hi(changedAt)} को बंद किया गया।`,
      'अगर यह आपने नहीं किया, तो साइन-इन पेज पर "पासवर्ड भूल गए" से अभी नया पासवर्ड चुनें।',
    ],
  }),
  parent: ({ childName }) => ({
    subject: `${childName} Sopaan पर आपकी सहमति चाहते हैं`,
    paragraphs: [
      `${childName} की उम्र 18 से कम है और वे कॉलेज प्रवेश की तैयारी के लिए Sopaan का उपयोग करते हैं। टूल और प्लानर अभी खुले हैं। मेंटरिंग, संदेश, सार्वजनिक प्रतिक्रिया और भुगतान माता-पिता या अभिभावक की प्रतीक्षा में हैं।`,
      'हम क्या और क्यों रखते हैं, यह पढ़ने और सहमति देने या न देने के लिए 30 दिन के भीतर लिंक खोलें। हम नाबालिगों पर नज़र नहीं रखते और कोई विज्ञापन नहीं दिखाते। आप उसी पेज से कभी भी सहमति वापस ले सकते हैं।',
    ],
    action: 'पढ़ें और तय करें',
    after: ['अगर आप माता-पिता या अभिभावक नहीं हैं, तो कुछ न करें।'],
  }),
  'parent-thanks': ({ childName }) => ({
    subject: 'आपकी सहमति के लिए धन्यवाद',
    paragraphs: [
      `आपने सहमति दी कि ${childName} पूरे Sopaan का उपयोग करें। नीचे का लिंक इसे वापस लेता है; 30 दिन बाद ${childName} से नया लिंक माँगें या हमें लिखें।`,
    ],
    action: 'मेरी सहमति देखें या वापस लें',
  }),
  'parent-confirmed': ({ parentName }) => ({
    subject: 'आपके अभिभावक ने सहमति दी',
    paragraphs: [`${parentName} ने Sopaan पर सहमति दी। मेंटरिंग, संदेश, प्रतिक्रिया और भुगतान अब आपके लिए खुले हैं।`],
  }),
  grievance: ({ number, dueOn }) => ({
    subject: `आपकी शिकायत ${number} हमें मिल गई`,
    paragraphs: [`इसकी संख्या ${number} है। हमारा उत्तर आपको ${dueOn} तक मिलेगा।`],
  }),
}

/** A mail of that kind in that language. */
export function mailText<K extends MailKind>(kind: K, facts: MailFacts[K], language: MailLanguage): MailText {
  return (language === 'hi' ? HINDI : ENGLISH)[kind](facts)
}

/** The words under every mail: whom to ask (DPDP Rules 2025, rule 9). */
export function mailFooter(contactUrl: string, language: MailLanguage): string {
  return language === 'hi'
    ? `यह मेल Sopaan ने भेजा है। अपने डेटा के बारे में सवाल या शिकायत: ${contactUrl}`
    : `This mail was sent by Sopaan. Questions or grievances about your data: ${contactUrl}`
}
