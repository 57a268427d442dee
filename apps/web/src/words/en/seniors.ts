/** Words of the seniors of a college that stand on its pages; the pages of mentors have them, too. */
export const seniors = {
  languages: {
    en: 'English',
    hi: 'Hindi',
    bn: 'Bengali',
    gu: 'Gujarati',
    kn: 'Kannada',
    ml: 'Malayalam',
    mr: 'Marathi',
    or: 'Odia',
    pa: 'Punjabi',
    ta: 'Tamil',
    te: 'Telugu',
    ur: 'Urdu',
  },
  nextFree: 'Next free:',
  sample: 'Sample',
  year: (year: number) => `Year ${year}`,
  graduated: 'Graduated',
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { seniors } }
