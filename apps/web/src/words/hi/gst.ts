import type { Words } from '../en.ts'

/** Words of the GST report of a month. */
export const gst: Words['gst'] = {
  title: 'महीने का GST',
  back: 'कमाई के आँकड़े',
  month: 'महीना',
  file: 'अकाउंटेंट के लिए CSV',
  of: (from, to) => `${from} से ${to} तक बने कागज, भारत के दिनों से।`,
  registered: (gstin) => `GSTIN ${gstin}।`,
  unregistered: 'कारोबार रजिस्टर्ड नहीं है: रसीदें बनती हैं, टैक्स नहीं लगता।',
  failed: 'GST रिपोर्ट नहीं मिल सकी',
  empty: 'इस महीने कोई कागज नहीं बना।',
  emptyText: 'दूसरा महीना चुनें।',
  rate: (percent) => `${percent}%`,
  column: {
    what: 'क्या',
    table: 'GSTR-1 की टेबल',
    place: 'किस राज्य में और दर',
    code: 'SAC और दर',
    papers: 'कागज',
    taxable: 'टैक्स योग्य राशि',
    total: 'टैक्स सहित',
  },
  sumsTitle: 'जोड़',
  sums: { sold: 'इनवॉइस', credited: 'क्रेडिट नोट', left: 'क्रेडिट नोट के बाद बचा' },
  sectionsTitle: 'रिटर्न की टेबल के हिसाब से',
  sections: {
    b2b: '4A: GSTIN वाले खरीदार',
    b2cl: '5: दूसरे राज्य में ₹1,00,000 से ऊपर, बिना GSTIN',
    b2cs: '7: बाकी सारी बिक्री, क्रेडिट नोट घटाकर',
    cdnr: '9B: GSTIN वाले खरीदारों के क्रेडिट नोट',
    cdnur: '9B: टेबल 5 की बिक्री के क्रेडिट नोट',
    none: 'टैक्स नहीं लगा: रिटर्न में नहीं जाता',
  },
  smallTitle: 'टेबल 7, राज्य और दर से',
  codesTitle: 'टेबल 12, सर्विस कोड से, क्रेडिट नोट घटाकर',
  seriesTitle: 'टेबल 13: जारी नंबर',
  kinds: { invoice: 'इनवॉइस', credit_note: 'क्रेडिट नोट' },
  series: (kind, first, last, count) => `${kind}: ${first} से ${last}, ${count} कागज`,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { gst } }
