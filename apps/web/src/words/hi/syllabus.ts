import { syllabusNames } from '@sopaan/domain/names/hi/syllabus'
import { titleIn } from '@sopaan/domain/syllabus/syllabus-names'
import type { Words } from '../en.ts'

export const syllabus: Words['syllabus'] = {
  chapter: (key, name) => syllabusNames.chapters[key] ?? name,
  unit: (heading) => syllabusNames.headings[heading] ?? heading,
  title: (session) => titleIn(syllabusNames, session),
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { syllabus } }
