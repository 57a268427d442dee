import type { mailFrame as english } from '../en/mail-frame.ts'

/** What stands around the words of every mail. */
export const mailFrame: typeof english = {
  footer: (contactUrl) => `Sopaan का ईमेल। अपने डेटा पर सवाल या शिकायत: ${contactUrl}`,
  session: { move: 'दूसरा समय चुनें', cancel: 'मुलाकात रद्द करें' },
  unsubscribe: 'ये ईमेल बंद करें',
  inThisLanguage: 'हिन्दी में',
  unknownDevice: 'किसी अनजान डिवाइस',
  locales: ['hi-IN', 'hi-IN-u-nu-latn'],
}
