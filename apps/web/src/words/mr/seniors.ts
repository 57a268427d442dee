import type { Words } from '../en.ts'

/** Words of the seniors of a college that stand on its pages. */
export const seniors: Words['seniors'] = {
  languages: {
    en: 'इंग्लिश',
    hi: 'हिंदी',
    bn: 'बंगाली',
    gu: 'गुजराती',
    kn: 'कन्नड',
    ml: 'मल्याळम',
    mr: 'मराठी',
    or: 'ओडिया',
    pa: 'पंजाबी',
    ta: 'तमिळ',
    te: 'तेलुगू',
    ur: 'उर्दू',
  },
  nextFree: 'पुढची मोकळी वेळ:',
  sample: 'नमुना',
  year: (year) => `वर्ष ${year}`,
  graduated: 'पदवी पूर्ण',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { seniors } }
