import type { Words } from '../en.ts'

/** Words of what a signed-in person does without a network. */
export const ownEdits: Words['ownEdits'] = {
  label: 'इस फोन पर रखे बदलाव',
  seen: (when) => `इंटरनेट नहीं है। यह ${when} तक का है। काम जारी रखिए: जो आप करेंगे, यहीं रखा रहेगा।`,
  waiting: (count) =>
    count === '1'
      ? '1 बदलाव इस फोन पर रखा है। इंटरनेट आते ही चला जाएगा।'
      : `${count} बदलाव इस फोन पर रखे हैं। इंटरनेट आते ही चले जाएँगे।`,
  tryNow: 'अभी भेजें',
  title: 'दो फोन पर अलग-अलग बदला',
  clash: (name, field, ours, theirs) => `${name}: ${field} दोनों जगह बदला गया। अभी: ${ours}। दूसरे फोन पर: ${theirs}।`,
  fields: {
    title: 'नाम',
    chapterKey: 'चैप्टर',
    startsAt: 'समय',
    durationMinutes: 'कितनी देर',
    notes: 'नोट',
    dueOn: 'आखिरी दिन',
  },
  nothing: 'कुछ नहीं',
  useOther: 'दूसरा वाला रखें',
  stays: (name) => `${name}: दूसरे फोन पर हटाया, यहाँ बदला। इसलिए रहेगा।`,
  staysChanged: (name) => `${name}: यहाँ हटाया, दूसरे फोन पर बदला। इसलिए रहेगा।`,
  answered: (name) => `${name}: दूसरे फोन पर पहले रिवाइज हो चुका। वही जवाब गिना जाएगा।`,
  listOrder: (name, count) =>
    count === '1'
      ? `${name}: 1 चॉइस दोनों जगह खिसकाई गई। वह वहीं है जहाँ आपने यहाँ रखी।`
      : `${name}: ${count} चॉइस दोनों जगह खिसकाई गईं। वे वहीं हैं जहाँ आपने यहाँ रखीं।`,
  notSaved: 'सेव नहीं हुआ',
  refused: (name, deed, why) => `${name} (${deed}): सेव नहीं हुआ। ${why}`,
  stumbled: 'हमारा सर्वर तीन बार अटक गया। कुछ खोया नहीं है: थोड़ी देर में फिर कोशिश करें।',
  deeds: {
    add: 'नया ब्लॉक',
    change: 'बदलाव',
    mark: 'टिक',
    bookmark: 'बुकमार्क',
    remove: 'हटाना',
    revise: 'रिवीजन का जवाब',
    'note-mock': 'मॉक',
    'note-mistake': 'गलती',
  },
  again: 'फिर कोशिश करें',
  drop: 'छोड़ दें',
  fine: 'ठीक है',
  failed: 'यह नहीं हो पाया। फिर कोशिश करें।',
  signOutLoses: (count) => `साइन आउट करें (${count} बिना भेजे बदलाव मिट जाएँगे)`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { ownEdits } }
