import type { Words } from '../en.ts'

/** Words of what is on its way, or did not come. */
export const loading: Words['loading'] = {
  failed: 'यह नहीं दिखाया जा सका।',
  slow: 'ज्यादा समय लग रहा है।',
  comesAgain: 'अभी बहुत लोग हैं। यह थोड़ी देर में अपने आप फिर आएगा।',
  tryAgain: 'फिर कोशिश करें',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { loading } }
