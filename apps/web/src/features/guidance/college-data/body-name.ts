import type { CollegeDataRow } from '@sopaan/contract/college-data'
import type { Words } from '#web/words/en.ts'

/** Whose table a row is from: bodies are called as they are printed, mocks in the words of the page. */
export function bodyName(body: CollegeDataRow['counselling'], words: Pick<Words['collegeData'], 'mock'>): string {
  if (body === 'josaa-mock') return words.mock
  return body === 'josaa' ? 'JoSAA' : 'CSAB'
}
