import type { upgrade as english } from '../en/upgrade.ts'

/** Words at the checkout of a larger plan, to who holds a smaller one. */
export const upgrade: typeof english = {
  offer: (name, left) => `${name} आपके पास है, और उसमें ${left} बचे हैं। उसे छोड़ें तो यह रकम घट जाएगी।`,
  take: (amount) => `बड़ा प्लान लें, ${amount} दें`,
  given: (name, sessions, brings) =>
    sessions === 0
      ? `भुगतान होते ही ${name} खत्म होगा। उससे बुक की हुई मुलाकातें बनी रहेंगी।`
      : `भुगतान होते ही ${name} अपनी ${sessions} बची मुलाकातों के साथ खत्म होगा; आपको ${brings} नई मिलेंगी। बुक की हुई मुलाकातें बनी रहेंगी।`,
  keep: (name) => `${name} रखें, पूरा दाम दें`,
  faults: {
    'nothing-left': 'आपके प्लान का कुछ घट नहीं सकता: वह पूरा इस्तेमाल हो चुका, खत्म हो चुका, या उसका रिफंड चल रहा है।',
    'not-larger': 'आपके प्लान में जितना बचा है, यह उतने का ही है। इसे साथ में खरीद सकते हैं।',
  },
}
