import type { Words } from '../en.ts'

/** Words of the page that the link under a mail opens. */
export const unsubscribe: Words['unsubscribe'] = {
  pageTitle: 'मेल बंद करें',
  titles: {
    counselling: 'काउंसलिंग की तारीखों के मेल बंद करें?',
    rounds: 'राउंड के बाद लिस्ट वाले मेल बंद करें?',
    other: 'ये मेल बंद करें?',
  },
  text: 'ये तुरंत बंद हो जाएँगे। ऐप में जो दिखता है, वह वैसा ही रहेगा।',
  button: 'बंद करें',
  working: 'बंद हो रहे हैं',
  done: 'बंद हो गए',
  doneText: 'अब ये मेल नहीं आएँगे। प्रोफाइल में जाकर फिर चालू कर सकते हैं।',
  settings: 'सूचनाओं की सब सेटिंग',
  failed: 'नहीं हो पाया। फिर कोशिश करें।',
  invalidTitle: 'यह लिंक काम नहीं करता',
  invalidText: 'मेल से फिर खोलें, या प्रोफाइल में चुनें कि आपको क्या मिले।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { unsubscribe } }
