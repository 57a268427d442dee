import type { busyPage as english } from '../en/busy-page.ts'

/** The page for whoever is turned away. */
export const busyPage: typeof english = {
  title: {
    crowded: 'अभी बहुत भीड़ है। एक मिनट में फिर कोशिश करें।',
    'no-database': 'यह हिस्सा थोड़ी देर के लिए बंद है।',
  },
  text: (seconds: number) => `यह पेज लगभग ${seconds} सेकंड में अपने आप खुलेगा। आपका सहेजा हुआ सब सुरक्षित है।`,
  place: (ahead, count) =>
    ahead === 0
      ? 'अगली बारी आपकी है। यह पेज खुला रखें, आपकी जगह बनी रहेगी।'
      : `आपसे पहले लगभग ${count} लोग हैं। यह पेज खुला रखें, आपकी जगह बनी रहेगी।`,
  again: 'अभी फिर कोशिश करें',
  predictor: 'College predictor अभी भी चल रहा है',
}
