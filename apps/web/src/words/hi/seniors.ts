import type { Words } from '../en.ts'

/** Words of the seniors of a college that stand on its pages; the pages of mentors have them, too. */
export const seniors: Words['seniors'] = {
  languages: {
    en: 'अंग्रेजी',
    hi: 'हिन्दी',
    bn: 'बांग्ला',
    gu: 'गुजराती',
    kn: 'कन्नड़',
    ml: 'मलयालम',
    mr: 'मराठी',
    or: 'ओड़िया',
    pa: 'पंजाबी',
    ta: 'तमिल',
    te: 'तेलुगु',
    ur: 'उर्दू',
  },
  nextFree: 'अगला खाली समय:',
  sample: 'नमूना',
  year: (year) => `साल ${year}`,
  graduated: 'स्नातक',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { seniors } }
