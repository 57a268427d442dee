import { titleInHindi } from '@sopaan/domain/planner/session-title'
import { chapterInHindi, headingInHindi } from '@sopaan/domain/syllabus/syllabus-in-hindi'
import type { Words } from '../en.ts'

export const syllabus: Words['syllabus'] = {
  chapter: (key, name) => chapterInHindi(key) ?? name,
  unit: (heading) => headingInHindi(heading) ?? heading,
  title: titleInHindi,
}

/** Read by the language layout: this file stands as a layout in the route table, so that only its pages load it. */
export const handle = { words: { syllabus } }
