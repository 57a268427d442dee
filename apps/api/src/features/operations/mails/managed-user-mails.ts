import type { Language } from '@sopaan/domain/languages'
import type { Templates } from './mail-words.ts'

type Role = 'mentee' | 'mentor' | 'admin'

/** What mails say when staff did something to an account. */
export type ManagedUserMails = {
  'role-changed': { role: Role }
  'staff-deactivated': { reason: string; at: string }
  'staff-reactivated': Record<string, never>
  'staff-unlocked': { at: string }
  'staff-signed-out': { at: string }
  'staff-two-factor-off': { at: string }
}

const written = (language: Language, iso: string) =>
  `${new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }).format(new Date(iso))} IST`
const en = (iso: string) => written('en', iso)
const hi = (iso: string) => written('hi', iso)
const ROLES = {
  en: { mentee: 'a mentee', mentor: 'a mentor', admin: 'an administrator' },
  hi: { mentee: 'छात्र', mentor: 'मार्गदर्शक', admin: 'एडमिन' },
} as const

/** Their words. */
export const MANAGED_USER_MAILS: Record<Language, Templates<keyof ManagedUserMails>> = {
  en: {
    'role-changed': ({ role }) => ({
      subject: 'Your role on Sopaan has changed',
      paragraphs: [
        'An administrator changed the role of your account. You are signed out everywhere; sign in again to go on.',
        `Your account is now that of ${ROLES.en[role]}.`,
        ...(role === 'mentee' ? [] : ['Before anything else, turn two-factor sign-in on in your profile.']),
      ],
    }),
    'staff-deactivated': ({ reason, at }) => ({
      subject: 'Your Sopaan account was deactivated',
      paragraphs: [
        `An administrator deactivated it on ${en(at)} for this reason: ${reason}`,
        'You are signed out everywhere. If you think this is a mistake, write to us through the contact page.',
      ],
    }),
    'staff-reactivated': () => ({
      subject: 'Your Sopaan account is active again',
      paragraphs: ['An administrator brought it back with everything in it. You can sign in as before.'],
    }),
    'staff-unlocked': ({ at }) => ({
      subject: 'You can sign in to Sopaan again',
      paragraphs: [
        `Your account was locked after wrong passwords. An administrator unlocked it on ${en(at)}.`,
        'If those tries were not yours, choose a new password with "Forgot password" on the sign-in page.',
      ],
    }),
    'staff-signed-out': ({ at }) => ({
      subject: 'You were signed out of Sopaan everywhere',
      paragraphs: [
        `An administrator ended every sign-in of your account on ${en(at)}. Your password is as it was; sign in again to go on.`,
      ],
    }),
    'staff-two-factor-off': ({ at }) => ({
      subject: 'Two-factor sign-in was taken off your Sopaan account',
      paragraphs: [
        `An administrator did this on ${en(at)}, and signed you out everywhere. Your recovery codes no longer work.`,
        'Sign in with your password and turn it on again in your profile. If you did not ask for this, write to us at once through the contact page.',
      ],
    }),
  },
  hi: {
    'role-changed': ({ role }) => ({
      subject: 'Sopaan पर आपकी भूमिका बदल गई है',
      paragraphs: [
        'एक एडमिन ने आपके खाते की भूमिका बदल दी है। आप हर जगह से साइन आउट हो गए हैं; आगे बढ़ने के लिए फिर साइन इन करें।',
        `अब आपका खाता ${ROLES.hi[role]} का है।`,
        ...(role === 'mentee' ? [] : ['सबसे पहले अपनी प्रोफ़ाइल में दो-चरणीय साइन-इन चालू करें।']),
      ],
    }),
    'staff-deactivated': ({ reason, at }) => ({
      subject: 'आपका Sopaan खाता बंद कर दिया गया',
      paragraphs: [
        `एक एडमिन ने इसे ${hi(at)} को इस कारण से बंद किया: ${reason}`,
        'आप हर जगह से साइन आउट हो गए हैं। अगर आपको यह ग़लती लगती है, तो संपर्क पेज से हमें लिखें।',
      ],
    }),
    'staff-reactivated': () => ({
      subject: 'आपका Sopaan खाता फिर से चालू है',
      paragraphs: ['एक एडमिन ने इसे सारी चीज़ों के साथ वापस चालू कर दिया है। आप पहले की तरह साइन इन कर सकते हैं।'],
    }),
    'staff-unlocked': ({ at }) => ({
      subject: 'आप Sopaan में फिर साइन इन कर सकते हैं',
      paragraphs: [
        `ग़लत पासवर्ड के बाद आपका खाता लॉक हो गया था। एक एडमिन ने ${hi(at)} को इसे खोल दिया।`,
        'अगर वे कोशिशें आपकी नहीं थीं, तो साइन-इन पेज पर "पासवर्ड भूल गए" से नया पासवर्ड चुनें।',
      ],
    }),
    'staff-signed-out': ({ at }) => ({
      subject: 'आप Sopaan से हर जगह साइन आउट हो गए हैं',
      paragraphs: [
        `एक एडमिन ने ${hi(at)} को आपके खाते के सभी साइन-इन समाप्त किए। पासवर्ड वही है; आगे बढ़ने के लिए फिर साइन इन करें।`,
      ],
    }),
    'staff-two-factor-off': ({ at }) => ({
      subject: 'आपके Sopaan खाते से दो-चरणीय साइन-इन हटा दिया गया',
      paragraphs: [
        `एक एडमिन ने ${hi(at)} को यह किया और आपको हर जगह से साइन आउट किया। आपके रिकवरी कोड अब काम नहीं करते।`,
        'पासवर्ड से साइन इन करें और प्रोफ़ाइल में इसे फिर चालू करें। अगर आपने यह नहीं माँगा था, तो संपर्क पेज से तुरंत हमें लिखें।',
      ],
    }),
  },
}
