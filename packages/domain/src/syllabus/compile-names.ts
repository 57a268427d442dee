import type { FIRST_LANGUAGE, Language } from '../languages.ts'
import { NAME_SCRIPTS } from '../names/scripts.ts'
import { type ChapterLine, chapterKeyOf } from './compile-syllabus.ts'

type OtherLanguage = Exclude<Language, typeof FIRST_LANGUAGE>
/** A published heading and what it is called in other languages, as a line of our own table. */
export type HeadingLine = { heading: string } & Record<OtherLanguage, string>

type CompiledNames = { chapters: Record<string, string>; headings: Record<string, string> }

/** Gathers what every chapter and every heading that a chapter stands under is called in a language, or says which names are missing. */
export function compileNames(
  language: OtherLanguage,
  lines: readonly (Pick<ChapterLine, 'subject' | 'mainUnit' | 'advancedHead' | 'chapter'> &
    Record<OtherLanguage, string>)[],
  headingLines: readonly HeadingLine[],
): { ok: true; names: CompiledNames } | { ok: false; faults: string[] } {
  const isWritten = (name: string | undefined) => NAME_SCRIPTS[language].test(name ?? '')
  const names: CompiledNames = {
    chapters: Object.fromEntries(lines.map((line) => [chapterKeyOf(line.subject, line.chapter), line[language]])),
    headings: Object.fromEntries(headingLines.map((line) => [line.heading, line[language]])),
  }
  const claimed = new Set(lines.flatMap(({ mainUnit, advancedHead }) => [mainUnit, advancedHead].filter(Boolean)))
  const unnamed = [
    ...lines.filter((line) => !isWritten(line[language])).map(({ chapter }) => chapter),
    ...[...claimed].filter((each) => !isWritten(names.headings[each])),
  ]
  const faults = [
    ...unnamed.map((each) => `no name in ${language}: ${each}`),
    ...Object.keys(names.headings)
      .filter((each) => !claimed.has(each))
      .map((each) => `under no chapter: ${each}`),
  ]
  return faults.length > 0 ? { ok: false, faults } : { ok: true, names }
}
