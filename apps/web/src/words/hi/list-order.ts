import type { Words } from '../en.ts'

/** Words of what puts a list in order. */
export const listOrder: Words['choices']['order'] = {
  open: 'मेरी पसंद से क्रम लगाएँ',
  title: 'क्रम ठीक करें',
  lead: 'बताएँ क्या पसंद है। क्रम उसी से बदलेगा, चांस से कभी नहीं। पहले देख लें, बाद में वापस भी ले सकते हैं।',
  anyBranch: 'सब ब्रांच बराबर',
  same: 'आपकी लिस्ट पहले से इसी क्रम में है।',
  submit: 'इसी क्रम में रखें',
  failed: 'क्रम नहीं निकल सका। आपकी लिस्ट सुरक्षित है।',
  deed: 'पसंद से क्रम',
}
