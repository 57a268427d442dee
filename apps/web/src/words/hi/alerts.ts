import type { Words } from '../en.ts'

/** Words of the addresses that are told of what staff are alerted to. */
export const alerts: Words['alerts'] = {
  title: 'चैट रूम में अलर्ट',
  lead: 'स्टाफ को जिसकी खबर मिलती है (शिकायत की तारीख, अटके रिफंड, मेल और काम, विवाद, बिगड़े रिकॉर्ड), वह यहाँ भी जाती है। किसी संदेश में किसी का नाम नहीं होता।',
  none: 'अभी कोई पता नहीं जुड़ा है।',
  loadFailed: 'पते नहीं मिल सके',
  address: 'पता',
  addressHint: 'इंटरनेट पर खुला https पता, जैसे चैट रूम का incoming webhook',
  add: 'पता जोड़ें',
  added: 'जुड़ गया।',
  saving: 'सहेजा जा रहा है',
  secretTitle: 'इसके हस्ताक्षर का गुप्त शब्द। यह बस एक बार दिखता है।',
  secretText: 'हर संदेश में x-sopaan-signature: t=…,v1=… होता है; v1 इस गुप्त शब्द से "t.body" पर बना HMAC-SHA256 (hex) है।',
  never: 'अभी वहाँ कोई संदेश नहीं गया',
  sentAt: (at) => `पिछला संदेश ${at}`,
  waiting: (count) => `${count} रास्ते में`,
  dead: (count) => `${count} छोड़ दिए गए`,
  lastError: (error) => `पिछली गड़बड़: ${error}`,
  test: 'आजमाने को संदेश भेजें',
  tested: 'जा रहा है। चैट रूम में देखें।',
  remove: 'हटाएँ',
  removeAsk: 'यह पता हटाएँ?',
  removed: 'हट गया।',
  cancel: 'रहने दें',
  rulesTitle: 'स्टाफ को खबर कब मिले',
  rulesLead: 'अटका रिफंड और बिगड़ा रिकॉर्ड हर हाल में तुरंत बताया जाता है।',
  rulesFailed: 'अलर्ट के नियम नहीं मिल सके',
  failedFrom: 'मेल, भुगतान की घटनाएँ और काम: इतने अटकें तब बताएँ',
  digestHour: 'दिन की खबर इस समय से जाए',
  digestHint: 'क्या देर में है, क्या आज या कल तक देना है, क्या अटका है। दिन में एक बार, ऐप में और मेल से।',
  quietFrom: 'चैट रूम में शांति कब से',
  quietUntil: 'कब तक',
  quietHint: 'इस बीच की खबर इसके बाद जाती है। दोनों जगह एक ही समय: कभी शांति नहीं।',
  save: 'नियम सहेजें',
  rulesSaved: 'सहेज लिया।',
  failed: 'यह नहीं हो सका। फिर कोशिश करें।',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { alerts } }
