import type { FIRST_LANGUAGE, Language } from '../languages.ts'
import type { EligibleState } from '../state/states.ts'
import type { SyllabusNames } from '../syllabus/syllabus-names.ts'
import { stateNames } from './hi/states.ts'
import { syllabusNames } from './hi/syllabus.ts'

/** A language that says what ships in English in words of its own. */
type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>
type Names = { states: Readonly<Record<EligibleState, string>>; syllabus: SyllabusNames }

/** What ships under English names, in every other language: a folder each. For pages, whose files load only their own, not this. */
export const NAMES_IN: Readonly<Record<OtherLanguage, Names>> = {
  hi: { states: stateNames, syllabus: syllabusNames },
}

/** The names of a language; undefined for the first, in which everything ships. */
export function namesIn(language: Language): Names | undefined {
  const names: Readonly<Partial<Record<Language, Names>>> = NAMES_IN
  return names[language]
}
