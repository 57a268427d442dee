import type { weekly as english } from '../en/weekly.ts'

/** Words of sessions with one mentor every week. */
export const weekly: typeof english = {
  often: 'कितनी बार?',
  once: 'एक बार',
  weekly: (times) => `हर हफ्ते, ${times} बार`,
  which: 'इन हफ्तों में',
  failed: 'हफ्ते नहीं दिखाए जा सके।',
  notFree: 'खाली नहीं',
  clash: (name, isAgreed) => (isAgreed ? `तब ${name} के साथ आपकी मुलाकात है।` : `यही समय आपने ${name} से माँगा है।`),
  needs: (count, credits) => {
    const used = `${count} मुलाकात, ${count} क्रेडिट`
    return credits !== undefined && count > credits ? `${used}: आपके पास ${credits} हैं। कुछ हटाएँ, या प्लान लें।` : used
  },
  missing: 'कम से कम एक हफ्ता चुनें।',
  send: (count) => `${count} मुलाकात माँगें`,
  title: 'हर हफ्ते',
  mark: 'हर हफ्ते',
  number: (number, count) => `${count} में से मुलाकात ${number}`,
  acceptAll: (count) => `सभी ${count} के लिए हाँ`,
  acceptEvery: 'हर हफ्ते के लिए हाँ',
  cancelAll: (count) => `यह और अगली ${count - 1} रद्द करें`,
  creditsBack: (back, count) =>
    back === count ? `सभी ${back} क्रेडिट वापस आएँगे।` : `${count} में से ${back} क्रेडिट वापस आएँगे। बाकी के लिए देर हो गई।`,
}
