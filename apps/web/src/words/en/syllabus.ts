/** What chapters, units and sessions are called: the syllabus ships in English. */
export const syllabus = {
  chapter: (_key: string, name: string): string => name,
  unit: (heading: string): string => heading,
  title: (session: { title: string; chapterKey: string | null }): string => session.title,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { syllabus } }
