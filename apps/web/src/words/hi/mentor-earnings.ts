import type { mentorEarnings as english } from '../en/mentor-earnings.ts'
import { plural } from './plural.ts'

/** मेंटर की कमाई के शब्द: उनके पन्ने पर, और स्टाफ के सामने। */
export const mentorEarnings: typeof english = {
  title: 'कमाई',
  earnedIn: (month) => `${month} की कमाई`,
  none: 'पहली मुलाकात होते ही उसकी कमाई यहाँ दिखेगी।',
  noneOfTheirs: 'अभी कोई मुलाकात नहीं हुई।',
  rate: (amount) => `एक मुलाकात के हर छात्र पर ${amount} मिलते हैं।`,
  noRate: 'एक मुलाकात का कितना मिलेगा, यह अभी तय नहीं हुआ। देर लगे तो हमें लिखें।',
  sessions: (count) => plural(count, { one: '1 मुलाकात', other: `${count} मुलाकातें` }),
  unrated: (count) => `${count} दर तय होने से पहले`,
  paid: (amount, day, reference) => `${amount}, ${day} को मिले, ${reference}`,
  notPaid: 'अभी नहीं मिला',
  statement: (month) => `${month} का हिसाब (PDF)`,
  fileOf: (month) => `${month} की CSV`,
  before: 'पिछले महीने',
  loadFailed: 'कमाई नहीं खुली।',
  rateField: 'एक मुलाकात के, हर छात्र पर (₹)',
  rateHint: 'मेंटर को, हर हुई मुलाकात के',
  fromOn: 'कब से',
  save: 'दर तय करें',
  saving: 'सहेजा जा रहा है',
  saved: 'सहेजा गया।',
  failed: 'नहीं सहेजा। फिर कोशिश करें।',
  markPaid: 'भुगतान हुआ',
  paidOn: 'भुगतान का दिन',
  reference: 'ट्रांसफर नंबर',
  runs: 'महीना अभी पूरा नहीं हुआ।',
  differs: 'अब इस महीने की रकम बदल गई है।',
  revoke: 'निशान वापस लें',
  revokeTitle: (month) => `${month} का भुगतान नहीं हुआ?`,
  revokeText: 'महीना फिर से बाकी गिना जाएगा, मेंटर को भी ऐसा ही दिखेगा।',
  cancel: 'ऐसे ही रहने दें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { mentorEarnings } }
