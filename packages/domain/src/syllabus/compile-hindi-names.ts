import { type ChapterLine, chapterKeyOf } from './compile-syllabus.ts'

/** A published heading and what it is called in Hindi, as a line of our own table. */
export type HeadingLine = { heading: string; hindi: string }

/** Hindi names of chapters by key, and of headings by their English words. */
export type HindiNames = { chapters: Record<string, string>; headings: Record<string, string> }

const DEVANAGARI = /[\u0900-\u097f]/

/** Gathers the Hindi names of every chapter and of every heading a chapter stands under, or names those that are missing. */
export function compileHindiNames(
  lines: readonly Pick<ChapterLine, 'subject' | 'mainUnit' | 'advancedHead' | 'chapter' | 'hindi'>[],
  headingLines: readonly HeadingLine[],
): { ok: true; names: HindiNames } | { ok: false; faults: string[] } {
  const names: HindiNames = {
    chapters: Object.fromEntries(lines.map((line) => [chapterKeyOf(line.subject, line.chapter), line.hindi])),
    headings: Object.fromEntries(headingLines.map(({ heading, hindi }) => [heading, hindi])),
  }
  const claimed = new Set(lines.flatMap(({ mainUnit, advancedHead }) => [mainUnit, advancedHead].filter(Boolean)))
  const faults = [
    ...lines.filter(({ hindi }) => !DEVANAGARI.test(hindi)).map(({ chapter }) => `no Hindi name: ${chapter}`),
    ...[...claimed]
      .filter((each) => !DEVANAGARI.test(names.headings[each] ?? ''))
      .map((each) => `no Hindi name: ${each}`),
    ...Object.keys(names.headings)
      .filter((each) => !claimed.has(each))
      .map((each) => `under no chapter: ${each}`),
  ]
  return faults.length > 0 ? { ok: false, faults } : { ok: true, names }
}
