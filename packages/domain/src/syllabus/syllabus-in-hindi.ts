import file from '../../../../data/planner/syllabus-in-hindi.json' with { type: 'json' }

// The command that compiles the file lets no chapter and no heading go without a name.
const CHAPTERS: Readonly<Record<string, string | undefined>> = file.chapters
const HEADINGS: Readonly<Record<string, string | undefined>> = file.headings

/** What a chapter that ships is called in Hindi; undefined for every other key. */
export function chapterInHindi(key: string): string | undefined {
  return CHAPTERS[key]
}

/** What a published unit or head is called in Hindi; undefined where it is none. @param heading  as published in English */
export function headingInHindi(heading: string): string | undefined {
  return HEADINGS[heading]
}
