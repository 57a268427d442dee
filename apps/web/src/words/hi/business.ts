import type { Words } from '../en.ts'

/** Words of who sells, in the settings. */
export const business: Words['business'] = {
  title: 'व्यवसाय का विवरण',
  lead: 'अगली इनवॉइस से छपता है; जो पहले जारी हुई वह वैसी ही रहती है।',
  withGstin: 'GSTIN लिखा है: हर कीमत में GST शामिल है, और खरीदार को टैक्स इनवॉइस मिलती है।',
  withoutGstin:
    'GSTIN नहीं लिखा है: टैक्स नहीं लगता, और खरीदार को सादी रसीद मिलती है। पंजीकरण के दिन शुरुआती अक्षर बदलें तो नई गिनती शुरू होगी।',
  legalName: 'कानूनी नाम',
  address: 'पता',
  state: 'राज्य',
  gstin: 'GSTIN संख्या',
  gstinHint: 'जब तक GST में पंजीकरण न हो, खाली रहने दें',
  email: 'इनवॉइस पर ईमेल',
  phone: 'इनवॉइस पर फोन',
  sac: 'नए प्लान का SAC',
  sacHint: '999293 व्यावसायिक प्रशिक्षण और कोचिंग का है',
  gstRate: 'नए प्लान की GST दर, प्रतिशत में',
  invoicePrefix: 'इनवॉइस के शुरुआती अक्षर',
  creditNotePrefix: 'क्रेडिट नोट के शुरुआती अक्षर',
  prefixHint: (example) => `संख्या ऐसी होगी: ${example}`,
  choose: 'चुनें',
  save: 'व्यवसाय का विवरण सहेजें',
  saving: 'सहेजा जा रहा है',
  saved: 'सहेजा गया।',
  failed: 'यह नहीं हो सका। फिर कोशिश करें।',
}
