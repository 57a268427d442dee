import type { Words } from '../en.ts'

/** What chapters, units and sessions are called: as the syllabus ships, in English. */
export const syllabus: Words['syllabus'] = {
  chapter: (_key, name) => name,
  unit: (heading) => heading,
  title: (session) => session.title,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { syllabus } }
