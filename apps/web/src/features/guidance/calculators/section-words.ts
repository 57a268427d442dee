import type { PaperSection } from '@sopaan/domain/ranks/marking-scheme'
import type { Words } from '#web/words/en.ts'

/** What a section is called: its subject and how its questions are answered. */
export function nameSection(section: PaperSection, words: Words['marking']): string {
  const subject = words.subjects[section.subject as keyof typeof words.subjects]
  return words.section(subject, words.kinds[section.kind])
}

/** How a section is marked, in one line. */
export function describeSection(section: PaperSection, words: Words['marking']): string {
  const questions = String(section.questions)
  switch (section.kind) {
    case 'multiple-correct':
      return words.sectionPartial(questions)
    case 'by-hand':
      return words.sectionByHand(questions, String(section.maxMarks))
    default:
      return section.wrong === 0
        ? words.sectionFree(questions, String(section.correct))
        : words.sectionRule(questions, String(section.correct), writeMarks(section.wrong))
  }
}

/** Marks with a true minus sign, and decimals only where there are any. */
export function writeMarks(marks: number): string {
  const written = String(Math.round(Math.abs(marks) * 100) / 100)
  return marks < 0 ? `−${written}` : written
}
