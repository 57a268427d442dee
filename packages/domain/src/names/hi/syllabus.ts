import file from '../../../../../data/planner/names/hi.json' with { type: 'json' }
import type { SyllabusNames } from '../../syllabus/syllabus-names.ts'

/** The chapters and headings as school books in Hindi call them; the command that compiles the file lets none go without. */
export const syllabusNames: SyllabusNames = file
