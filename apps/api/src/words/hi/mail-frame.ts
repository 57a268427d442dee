import type { mailFrame as english } from '../en/mail-frame.ts'

/** What stands around the words of every mail. */
export const mailFrame: typeof english = {
  footer: (contactUrl) => `यह मेल Sopaan ने भेजा है। अपने डेटा के बारे में सवाल या शिकायत: ${contactUrl}`,
  unsubscribe: 'ये मेल बंद करें',
  inThisLanguage: 'हिन्दी में',
  unknownDevice: 'एक ब्राउजर जिसने अपना नाम नहीं बताया',
  locales: ['hi-IN', 'hi-IN-u-nu-latn'],
}
