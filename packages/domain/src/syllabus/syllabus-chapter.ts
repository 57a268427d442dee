export const SUBJECTS = ['physics', 'chemistry', 'mathematics'] as const
export type Subject = (typeof SUBJECTS)[number]

/** How soon a chapter is worth its hours: our own editorial judgement, since no body publishes weights. */
export const PRIORITIES = ['high', 'medium', 'low'] as const
export type Priority = (typeof PRIORITIES)[number]

/** Which syllabus one works through: that of JEE (Main) alone, or with what JEE (Advanced) asks besides. */
export const SYLLABUS_LISTS = ['main', 'advanced'] as const
export type SyllabusList = (typeof SYLLABUS_LISTS)[number]

/** A chapter as one sits down to it, under the published headings it belongs to. */
export type SyllabusChapter = {
  key: string
  subject: Subject
  /** Unit of JEE (Main) paper 1; null where only JEE (Advanced) asks for it. */
  mainUnit: string | null
  /** Head of JEE (Advanced); null where only JEE (Main) asks for it. */
  advancedHead: string | null
  name: string
  /** The class of school it is taught in. */
  schoolClass: 11 | 12
  /** Ours. */
  priority: Priority
  /** Hours from the first page to solved questions, for JEE (Main). Ours. */
  hours: number
  /** Other names people type. */
  words: readonly string[]
}
